import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Message = components['schemas']['Message'];

/** `updatedAt` is the time of the event; it moves while an import continues. */
export interface MessagesTable extends OwnedColumns {
  kind: Message['kind'];
  /** Unique within the account. */
  occasion: string;
  /** The recipient; null for all users who may see the subject. */
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
