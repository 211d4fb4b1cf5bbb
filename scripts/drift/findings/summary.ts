// Summarizes a run: verdict, exit code, figures.

import type { Operation } from '../../contract/operations.ts';
import { causesIn } from '../../report/causes.ts';
import type { Report, ReportFigure, ReportFinding } from '../../report/report.ts';
import type { Coverage, Share } from './coverage.ts';
import { KINDS } from './kinds.ts';

/** 0 clean, 1 drift, 3 nothing proven; 2, wrong usage, ends the command earlier. */
export type ExitCode = 0 | 1 | 3;

/** What was judged, in a run or a recording. */
export interface Judged {
  findings: ReportFinding[];
  operations: Operation[];
  mode: 'read' | 'write';
  coverage: Coverage;
  figures: ReportFigure[];
  remarks: string[];
  /** Why the run ended early; undefined if it did not. */
  ended: string | undefined;
  /** Why nothing was proven; undefined if something was. */
  inconclusive: string | undefined;
  /** What differs from before the run, is left over, or could not be compared. */
  notAsBefore: string[];
}

interface Given {
  subject: string;
  version: string;
  /** With accepted ones marked. */
  findings: ReportFinding[];
  failOn: 'error' | 'warning';
  /** Minimum percentage of operations that succeeded. */
  minCoverage: number;
  remarks: string[];
}

export function summarize(judged: Judged, given: Given): Report {
  const { coverage, inconclusive, ended, notAsBefore } = judged;
  const { findings, failOn } = given;
  const eligible = judged.operations.filter(({ effect }) => judged.mode === 'write' || effect === 'read');
  const operations = coverage.operations(eligible);
  const counting = findings.filter(
    ({ severity, accepted }) =>
      accepted === undefined && (severity === 'error' || (severity === 'warning' && failOn === 'warning')),
  );
  const percent = (operations.proven / Math.max(operations.of, 1)) * 100;
  const open =
    inconclusive ??
    (operations.of === 0
      ? `No operation of the contract may be called in ${judged.mode} mode.`
      : undefined) ??
    (percent < given.minCoverage
      ? `Only ${say(operations)} operations worked, and ${given.minCoverage} percent must.${ended === undefined ? '' : ` ${ended}`}`
      : undefined);
  const exitCode: ExitCode = counting.length > 0 || notAsBefore.length > 0 ? 1 : open === undefined ? 0 : 3;
  const unproven = coverage.unproven(eligible).map(coverage.answersOf);
  return {
    tool: 'drift',
    version: given.version,
    subject: given.subject,
    verdict: verdict(exitCode, counting, operations, { open, notAsBefore }),
    exitCode,
    findings,
    kinds: KINDS,
    harm: notAsBefore.map((one) => `Not as before the run: ${one}.`),
    figures: [
      figure('operations that worked', operations),
      figure('parameters accepted', coverage.parameters(eligible)),
      figure('properties seen', coverage.properties(eligible)),
      ...judged.figures,
    ],
    remarks: [
      ...given.remarks,
      ...judged.remarks,
      ...(ended !== undefined && exitCode !== 3 ? [`The run ended early: ${ended}`] : []),
      ...(unproven.length > 0 && inconclusive === undefined
        ? [`Never worked, so little is proven of them: ${unproven.join(', ')}.`]
        : []),
    ],
  };
}

const say = ({ proven, of }: Share) => `${proven} of ${of}`;
const figure = (name: string, share: Share): ReportFigure => ({ name, value: say(share) });

function verdict(
  exitCode: ExitCode,
  counting: ReportFinding[],
  operations: Share,
  { open, notAsBefore }: { open: string | undefined; notAsBefore: string[] },
): string {
  const count = counting.length;
  if (count > 0) {
    const causes = causesIn({ findings: counting, kinds: KINDS }).length;
    const found = `Drift: ${counted(count, 'finding')}${causes < count ? ` with ${counted(causes, 'cause')}` : ''}.`;
    return notAsBefore.length > 0 ? `${found} ${disturbed(notAsBefore)}` : found;
  }
  if (exitCode === 1)
    return `${disturbed(notAsBefore)}${open === undefined ? '' : ` Nothing proven. ${open}`}`;
  if (exitCode === 3) return `Nothing proven. ${open}`;
  return `No drift found; ${say(operations)} operations worked.`;
}

const disturbed = ({ length }: string[]): string =>
  `The target is not as it was before the run, or could not be looked at, in ${counted(length, 'place')}.`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
