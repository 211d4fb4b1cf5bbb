// Collects findings and merges repeated ones.
import { fingerprintOf, type RequestClass } from '../../src/contract/finding.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import type { ReportFinding, Severity } from '../report/report.ts';

/** All kinds; docs/drift.md explains the meaning and the fix for each. */
export const KINDS = [
  // Responses, also checked in the browser.
  'undeclared-status',
  'undeclared-media-type',
  'unreadable-body',
  'schema',
  'undeclared-property',
  'missing-header',
  'header',
  // Requests.
  'accepted-invalid',
  'accepted-malformed',
  'refused-valid',
  'server-error',
  'no-answer',
  'crash',
  'unreadable-after-write',
  // Access and availability.
  'auth-not-checked',
  'role-not-checked',
  'role-refused',
  'undeclared-method',
  'undeclared-operation',
  // State.
  'not-stored',
  'not-readable',
  'not-listed',
  'update-lost',
  'update-touches-others',
  'wrong-parent',
  'not-deleted',
  'deleted-twice',
  'id-reused',
  'broken-link',
  // Semantics.
  'filter-ignored',
  'limit-ignored',
  'sort-ignored',
  'page-walk',
  'wrong-total',
  'version-ignored',
  'parameter-ignored',
] as const;

export type DriftKind = (typeof KINDS)[number];

export interface FindingDetails {
  kind: DriftKind;
  severity: Severity;
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** One sentence without values of this run. */
  says: string;
  /** Location in the response or request; part of the fingerprint. */
  at?: string;
  rule: string;
  expected?: string;
  actual?: string;
  /** 0 without a response. */
  status: number;
  requestClass: RequestClass;
  isFatal?: true;
  tried?: string;
  curl?: string;
  excerpt?: string;
}

export interface Findings {
  add(found: FindingDetails): void;
  /** Fatal ones first; in contract order, then by kind, status and location. */
  all(): ReportFinding[];
}

export function createFindings(contract: Contract): Findings {
  const known = new Map<string, ReportFinding>();
  const places = new Map(contract.operations.map(({ id }, i) => [id, i]));
  return {
    add({ operation, ...found }) {
      const { status, ...rest } = found;
      const fingerprint = fingerprintOf({ ...found, operationId: operation.id });
      const before = known.get(fingerprint);
      if (before) {
        before.count += 1;
        return;
      }
      known.set(fingerprint, {
        ...rest,
        ...(status > 0 && { status }),
        fingerprint,
        operation: { id: operation.id, method: operation.method.toUpperCase(), path: operation.path },
        place: contract.where(found.rule),
        count: 1,
      });
    },
    all: () => {
      const place = (one: ReportFinding) => places.get(one.operation?.id ?? '') ?? 0;
      const text = ({ at = '', operation, fingerprint }: ReportFinding) =>
        `${at} ${operation?.path} ${fingerprint}`;
      return [...known.values()].sort(
        (a, b) =>
          Number(b.isFatal ?? false) - Number(a.isFatal ?? false) ||
          place(a) - place(b) ||
          a.kind.localeCompare(b.kind) ||
          (a.status ?? 0) - (b.status ?? 0) ||
          (text(a) < text(b) ? -1 : 1),
      );
    },
  };
}
