import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';

type RecordType = components['schemas']['DnsRecordType'];

/** The own domain of an account for its guest pages. */
export interface GuestDomainsTable {
  accountId: string;
  /** In ASCII. */
  domain: string;
  /** The host that its CNAME must name. */
  target: string;
  /** What its TXT record must hold. */
  token: string;
  /** What the last check found. */
  found: ColumnType<Record<RecordType, string[]>, string | undefined, string>;
  checkedAt: Generated<Date | null>;
  /** Null unless the last check found both records. No two accounts have verified the same domain. */
  verifiedAt: Generated<Date | null>;
}

/** The zone of the simulated DNS. It belongs to no account. */
export interface DnsRecordsTable {
  name: string;
  type: RecordType;
  values: string[];
}
