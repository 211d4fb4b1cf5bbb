// Checks that the contract's version reflects its changes, by semantic versioning.
import { fingerprintOf } from '../../src/response-check/finding.ts';
import type { ReportFinding } from '../report/report.ts';

type Step = 'none' | 'patch' | 'minor' | 'major' | 'back';

const RULE = '/info/version';

/**
 * @param severities the findings that are not accepted
 * @returns a finding if the step is too small, or a remark if it cannot be checked
 */
export function checkVersion(
  old: unknown,
  now: unknown,
  found: ReportFinding[],
): { finding?: ReportFinding; remark?: string } {
  const [from, to] = [read(old), read(now)];
  if (!from || !to) {
    const odd = from ? now : old;
    return { remark: `The version was not checked: "${odd}" is not of the form 1.2.3.` };
  }
  const step = stepOf(from, to);
  const counted = found.filter((finding) => !finding.accepted);
  const isBreaking = counted.some(({ severity }) => severity === 'error');
  const isMore = counted.some(
    ({ kind, severity }) =>
      severity === 'warning' || (severity === 'note' && kind !== 'documentation-changed'),
  );
  // Before 1.0.0, a minor step counts as a major one.
  const enough: Step[] = from[0] === 0 ? ['minor', 'major'] : ['major'];
  const tell = (severity: 'error' | 'warning', says: string) => ({
    finding: {
      fingerprint: fingerprintOf({ kind: 'version-not-raised', operationId: '', rule: RULE, at: says }),
      kind: 'version-not-raised',
      severity,
      says,
      expected: `${old}`,
      actual: `${now}`,
      rule: RULE,
      count: 1,
    },
  });
  const [major, minor, patch] = from;
  if (step === 'back') return tell('warning', `The version of the contract goes back; it was ${old}.`);
  if (isBreaking && !enough.includes(step)) {
    const wanted = major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
    return tell('error', `What breaks clients asks for another version of the contract: ${wanted}.`);
  }
  if (isMore && (step === 'none' || (step === 'patch' && major !== 0))) {
    const wanted = major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
    return tell('warning', `What is new asks for another version of the contract: ${wanted}.`);
  }
  return {};
}

function read(version: unknown): [number, number, number] | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)(?:\.(\d+))?(?:[-+].*)?$/.exec(`${version}`) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch ?? 0)];
}

function stepOf(from: [number, number, number], to: [number, number, number]): Step {
  const names: Step[] = ['major', 'minor', 'patch'];
  const index = from.findIndex((part, i) => part !== to[i]);
  if (index < 0) return 'none';
  return (to[index] ?? 0) > (from[index] ?? 0) ? (names[index] ?? 'none') : 'back';
}
