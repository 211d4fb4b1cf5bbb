import { fingerprintOf } from '../../src/response-check/finding.ts';
import type { OpenApi } from '../contract/document.ts';
import { toStep } from '../contract/pointer.ts';
import { type Accepted, acceptFindings } from '../report/accepted.ts';
import { fails } from '../report/order.ts';
import type { Report, ReportFinding, Severity } from '../report/report.ts';
import type { Change, Impact } from './change.ts';
import { compareContracts } from './contract.ts';
import { objectOf } from './node.ts';
import type { Source } from './sources.ts';
import { checkVersion } from './version.ts';

interface DiffOptions {
  /** The user's names of the two contracts. */
  names: [string, string];
  /** The version of the tool. */
  version: string;
  checkVersion: boolean;
  /** Whether harmless changes are listed; they are always counted. */
  notes: boolean;
  failOn: 'error' | 'warning';
  accepted?: Accepted | undefined;
}

const SEVERITIES: Record<Impact, Severity> = {
  breaking: 'error',
  risky: 'warning',
  addition: 'note',
  documentation: 'note',
};

/** The differences between two contracts as a report. */
export function diffReport(old: Source['contract'], now: Source, asked: DiffOptions): Report {
  const leftOut = [old, now.contract].flatMap((contract) => contract.leftOut);
  const changes = compareContracts(
    withoutOperations(old.document, leftOut),
    withoutOperations(now.contract.document, leftOut),
  );
  const [from, to] = [old, now.contract].map(({ document }) => objectOf(document.info).version);
  const accept = (findings: ReportFinding[]) =>
    asked.accepted ? acceptFindings(findings, asked.accepted) : { findings, remarks: [] };
  const told = changes.map((change) => findingOf(change, now));
  // Accepted changes require no version step, but a missing version step can itself be accepted.
  const version = asked.checkVersion ? checkVersion(from, to, accept(told).findings) : {};
  const added = version.finding ? [{ ...version.finding, place: now.where(version.finding.rule) }] : [];
  const whole = accept([...told, ...added]);
  const exitCode = whole.findings.some((finding) => fails(finding, asked.failOn)) ? 1 : 0;
  const number = (impact: Impact) => `${changes.filter((change) => change.impact === impact).length}`;
  return {
    tool: 'contract:diff',
    version: asked.version,
    subject: `${asked.names[0]} to ${asked.names[1]}`,
    verdict: verdictOf(whole.findings),
    exitCode,
    findings: whole.findings.filter(({ severity }) => asked.notes || severity !== 'note'),
    figures: [
      { name: 'version of the contract', value: `${from} to ${to}` },
      { name: 'operations', value: `${old.operations.length} to ${now.contract.operations.length}` },
      { name: 'breaking changes', value: number('breaking') },
      { name: 'risky changes', value: number('risky') },
      { name: 'additions', value: number('addition') },
      { name: 'changed descriptions', value: number('documentation') },
    ],
    remarks: [
      ...[old, now.contract].flatMap(({ remarks }) => remarks),
      ...whole.remarks,
      ...(version.remark ? [version.remark] : []),
    ],
    words: { expected: 'before', actual: 'after' },
  };
}

/** The document without operations and paths: what cannot be read in one version is compared in neither. */
function withoutOperations(document: OpenApi, pointers: string[]): object {
  const inside = (value: object, at: string) =>
    Object.entries(value).filter(([key]) => !pointers.includes(`${at}/${toStep(key)}`));
  const paths = inside(document.paths ?? {}, '/paths').map(([path, item]) => [
    path,
    Object.fromEntries(inside(item, `/paths/${toStep(path)}`)),
  ]);
  return pointers.length > 0 ? { ...document, paths: Object.fromEntries(paths) } : document;
}

function verdictOf(findings: ReportFinding[]): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (severity) => findings.filter((finding) => finding.severity === severity && !finding.accepted).length,
  );
  if (findings.length === 0) return 'Nothing differs.';
  if (errors) return 'This version breaks clients of the one before.';
  return warnings ? 'Nothing breaks clients, but some may be surprised.' : 'Nothing breaks clients.';
}

/** Indexes shift when other entries are added or removed. */
const lasting = (rule: string) => rule.replace(/\/(parameters|oneOf|anyOf|allOf)\/\d+(?=\/|$)/g, '/$1');

function findingOf(change: Change, now: Source): ReportFinding {
  const { kind, impact, says, rule, near, status, before, after, operations } = change;
  const [operation, ...others] = operations;
  return {
    // A finding is accepted with its outcome, so that the next change counts again.
    fingerprint: fingerprintOf({ kind, operationId: '', rule: lasting(rule), at: says }),
    kind,
    severity: SEVERITIES[impact],
    says,
    ...(operation && others.length === 0 ? { operation } : {}),
    ...(status === undefined ? {} : { status }),
    ...(before ? { expected: before } : {}),
    ...(after ? { actual: after } : {}),
    rule,
    place: now.where(near),
    count: Math.max(1, operations.length),
    ...(others.length > 0 ? { affects: operations.map(({ id }) => id) } : {}),
  };
}
