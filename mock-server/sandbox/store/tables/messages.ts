import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Message = components['schemas']['Message'];

/** `updatedAt` is when it happened; an import that goes on moves it. */
export interface MessagesTable extends OwnedColumns {
  kind: Message['kind'];
  /** Two messages of an account never have the same occasion. */
  occasion: string;
  /** The user it is to; null for all users who may see what it is about. */
  person: string | null;
  locationId: string | null;
  objectId: string | null;
  name: string | null;
  imported: JsonColumn<Message['imported']>;
}

export interface MessageReadsTable {
  accountId: string;
  messageId: string;
  /** The user who has read it. */
  person: string;
}
