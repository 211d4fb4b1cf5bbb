import type { ColumnType } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';

type Request = components['schemas']['AccountRequest'];

export interface AccountRequestsTable extends Omit<Request, 'at'> {
  seq: ColumnType<number, never, never>;
  at: Date;
  /** The address that identifies the sender of a request. */
  emailKey: string;
}

/** An owner who has not accepted the invitation yet. */
export interface OwnerInvitationsTable {
  accountId: string;
  email: string;
  /** SHA-256 of the secret in the link, in hexadecimal. */
  inviteHash: string;
  expiresAt: Date;
}
