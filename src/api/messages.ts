// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/messages';
export * from './generated/enums/messages';
export * from './generated/hooks/messages';
export type {
  ImportedRows,
  Message,
  MessageKind,
  MessagePage,
  MessagesRead,
  UnreadMessages,
} from './generated/models';
export * from './generated/params/messages';
