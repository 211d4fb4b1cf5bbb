// What a run comes to: verdict, exit code, figures.
import type { Report, ReportFigure, ReportFinding } from '../report/report.ts';
import type { Outcome } from './check.ts';
import type { Share } from './coverage.ts';

/** 0 clean, 1 drift, 3 nothing proven (2, wrong usage, is told before anything is sent). */
export type ExitCode = 0 | 1 | 3;

interface Given {
  subject: string;
  version: string;
  findings: ReportFinding[];
  failOn: 'error' | 'warning';
  /** Percent of the operations that must have worked. */
  minCoverage: number;
  remarks: string[];
}

export function summarize({ run, cases, inconclusive, left }: Outcome, given: Given): Report {
  const { findings, failOn } = given;
  const eligible = run.operations.filter(({ effect }) => run.mode === 'write' || effect === 'read');
  const { coverage } = run;
  const operations = coverage.operations(eligible);
  const counting = findings.filter(
    ({ severity, accepted }) =>
      accepted === undefined && (severity === 'error' || (severity === 'warning' && failOn === 'warning')),
  );
  const percent = operations.of === 0 ? 100 : (operations.proven / operations.of) * 100;
  const open =
    inconclusive ??
    (percent < given.minCoverage
      ? `Only ${say(operations)} operations worked, and ${given.minCoverage} percent must.${run.ended === undefined ? '' : ` ${run.ended}`}`
      : undefined);
  const exitCode: ExitCode = counting.length > 0 ? 1 : open === undefined ? 0 : 3;
  const unproven = coverage.unproven(eligible).map(({ id }) => id);
  return {
    tool: 'drift',
    version: given.version,
    subject: given.subject,
    verdict: verdict(exitCode, counting.length, operations, open),
    exitCode,
    findings,
    figures: [
      figure('operations that worked', operations),
      figure('parameters accepted', coverage.parameters(eligible)),
      figure('properties seen', coverage.properties(eligible)),
      { name: 'cases', value: `${cases}` },
      { name: 'requests', value: `${run.sent()}` },
    ],
    remarks: [
      ...given.remarks,
      ...run.remarks,
      ...(run.ended !== undefined && inconclusive === undefined ? [`The run ended early: ${run.ended}`] : []),
      ...(unproven.length > 0 && inconclusive === undefined
        ? [`Never worked, so little is proven of them: ${unproven.join(', ')}.`]
        : []),
      ...(left.length > 0 ? [`Could not be removed: ${left.join(', ')}.`] : []),
    ],
  };
}

const say = ({ proven, of }: Share) => `${proven} of ${of}`;
const figure = (name: string, share: Share): ReportFigure => ({ name, value: say(share) });

function verdict(exitCode: ExitCode, count: number, operations: Share, open: string | undefined): string {
  if (exitCode === 1) return `Drift: ${count} ${count === 1 ? 'finding' : 'findings'}.`;
  if (exitCode === 3) return `Nothing proven. ${open}`;
  return `No drift found; ${say(operations)} operations worked.`;
}
