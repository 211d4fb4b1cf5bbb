import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './column.ts';

/** The emails that the owner of an account wants; none without a row. */
export interface NotificationSettingsTable {
  accountId: string;
  boothOffline: Generated<boolean>;
  photoHidden: Generated<boolean>;
  managerJoined: Generated<boolean>;
  importFinished: Generated<boolean>;
  /** Booths that went offline before this time are not reported. */
  boothOfflineSince: Date | null;
  /** Imports that finished before this moment are not reported. */
  importFinishedSince: Generated<Date | null>;
}

/** The emails that the owner can turn off. */
export type NotificationKind = 'boothOffline' | 'photoHidden' | 'managerJoined' | 'importFinished';
export type MailKind =
  | NotificationKind
  | 'exportReady'
  | 'deletionScheduled'
  | 'invoicePaid'
  | 'chargeRefused';

/**
 * Emails to the owner, and to the second address for billing. Their text is generated on reading, so that no secret of
 * a link is stored.
 */
export interface AccountMailsTable {
  accountId: string;
  seq: GeneratedAlways<number>;
  kind: MailKind;
  /** The subject of the email, which is sent only once. */
  subject: string;
  recipient: string;
  /** The names in the text: a device, a user. */
  details: JsonColumn<Record<string, string>>;
  at: Date;
}
