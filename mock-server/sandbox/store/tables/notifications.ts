import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './column.ts';

/** Which emails the owner of an account wants. Without a row, none. */
export interface NotificationSettingsTable {
  accountId: string;
  boothOffline: Generated<boolean>;
  photoHidden: Generated<boolean>;
  managerJoined: Generated<boolean>;
  importFinished: Generated<boolean>;
  /** Booths that went offline before this moment are not reported. */
  boothOfflineSince: Date | null;
  /** Imports that finished before this moment are not reported. */
  importFinishedSince: Generated<Date | null>;
}

/** What the owner can turn off. */
export type NotificationKind = 'boothOffline' | 'photoHidden' | 'managerJoined' | 'importFinished';
export type MailKind = NotificationKind | 'exportReady' | 'deletionScheduled';

/** Emails to the owner. Their text is written when they are read, so that no secret of a link is stored. */
export interface AccountMailsTable {
  accountId: string;
  seq: GeneratedAlways<number>;
  kind: MailKind;
  /** What the email is about; the same is not sent twice. */
  subject: string;
  recipient: string;
  /** What the text names: a device, a person. */
  details: JsonColumn<Record<string, string>>;
  at: Date;
}
