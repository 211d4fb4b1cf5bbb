// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/views';
export * from './generated/hooks/views';
export type {
  View,
  ViewCreate,
  ViewList,
  ViewName,
  ViewPage,
  ViewSearch,
  ViewText,
} from './generated/models';
export * from './generated/params/views';
