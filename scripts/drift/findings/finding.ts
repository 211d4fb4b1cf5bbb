// Collects findings and merges repeated ones.
import { fingerprintOf, hasRequestClass, type RequestClass } from '../../../src/response-check/finding.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ReportFinding, Severity } from '../../report/report.ts';
import type { DriftKind } from './kinds.ts';

export interface FindingDetails {
  kind: DriftKind;
  /** Defaults to `error`. */
  severity?: Severity;
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

/** @param wanted the kinds that are reported */
export function createFindings(contract: Contract, wanted?: ReadonlySet<DriftKind>): Findings {
  const known = new Map<string, ReportFinding>();
  const places = new Map(contract.operations.map(({ id }, i) => [id, i]));
  return {
    add({ operation, ...found }) {
      const { status, requestClass, severity = 'error', ...rest } = found;
      if (wanted && !wanted.has(found.kind)) return;
      const fingerprint = fingerprintOf({ ...found, operationId: operation.id });
      const before = known.get(fingerprint);
      if (before) {
        before.count += 1;
        return;
      }
      known.set(fingerprint, {
        ...rest,
        severity,
        ...(status > 0 && { status }),
        ...(hasRequestClass(found.kind) && { requestClass }),
        fingerprint,
        cause: causeOf({ ...found, operation }),
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

/** What one repair is likely to end: often a habit of a framework, a shared schema, or one wrong operation. */
function causeOf(found: FindingDetails): string {
  const {
    kind,
    severity = 'error',
    status,
    at,
    rule,
    requestClass,
    tried,
    expected,
    actual,
    operation,
  } = found;
  const of = (...parts: (string | number | undefined)[]) => [severity, kind, ...parts].join('\n');
  const keyword = rule.split('/').at(-1);
  const [, schema] = /^\/components\/schemas\/([^/]+)/.exec(rule) ?? [];
  switch (kind) {
    case 'undeclared-body':
      return of();
    case 'undeclared-status':
      return of(actual, status);
    case 'undeclared-media-type':
      return of(expected, actual);
    case 'missing-header':
    case 'header':
      return of(at);
    case 'schema':
      return of(keyword, schema ?? `${operation.id} ${status}`);
    // A framework decides what an error looks like.
    case 'undeclared-property':
      return status >= 400 ? of(status) : of(operation.id);
    case 'accepted-invalid':
      return of(keyword);
    case 'accepted-malformed':
    case 'auth-not-checked':
    case 'role-not-checked':
    case 'undeclared-method':
      return of(tried);
    case 'server-error':
      return requestClass === 'plain' || requestClass === 'valid'
        ? of(operation.id)
        : of(status, requestClass);
    default:
      return of(operation.id);
  }
}
