// What the checker finds, collected so that the same disagreement is told once.
import { fingerprintOf, type RequestClass } from '../../src/contract/finding.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import type { ReportFinding, Severity } from '../report/report.ts';

/** Every kind there is; docs/drift.md tells of each what it means and how to repair it. */
export const KINDS = [
  // Of one answer, as the browser sees it too.
  'undeclared-status',
  'undeclared-media-type',
  'unreadable-body',
  'schema',
  'undeclared-property',
  'missing-header',
  'header',
  // Of requests.
  'accepted-invalid',
  'accepted-malformed',
  'refused-valid',
  'server-error',
  'no-answer',
  // Of callers, and of what is there.
  'auth-not-checked',
  'role-not-checked',
  'role-refused',
  'undeclared-method',
  'undeclared-operation',
  // Of state.
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
  // Of meaning.
  'filter-ignored',
  'limit-ignored',
  'sort-ignored',
  'page-walk',
  'wrong-total',
  'version-ignored',
  'parameter-ignored',
] as const;

export type DriftKind = (typeof KINDS)[number];

export interface Found {
  kind: DriftKind;
  severity: Severity;
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** One sentence, without values of this run. */
  says: string;
  /** Where in the answer or the request; part of what makes it the same finding. */
  at?: string;
  rule: string;
  expected?: string;
  actual?: string;
  /** 0 where there is no answer. */
  status: number;
  requestClass: RequestClass;
  tried?: string;
  curl?: string;
  excerpt?: string;
}

export interface Findings {
  add(found: Found): void;
  /** In the order of the contract, then by kind, status and place. */
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
          place(a) - place(b) ||
          a.kind.localeCompare(b.kind) ||
          (a.status ?? 0) - (b.status ?? 0) ||
          (text(a) < text(b) ? -1 : 1),
      );
    },
  };
}
