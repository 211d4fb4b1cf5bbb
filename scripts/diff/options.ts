import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../report/report.ts';
import { UsageError } from '../report/usage-error.ts';

export interface Options {
  old: string;
  now: string;
  format: Format;
  out: string | undefined;
  /** The file of accepted findings. */
  accept: string | undefined;
  checkVersion: boolean;
  notes: boolean;
  failOn: 'error' | 'warning';
}

export const HELP = `Lists the changes between two contracts and who breaks.  npm run contract:diff -- OLD NEW [options]

  OLD, NEW             a file, a commit (main, v1.2:openapi/v1.yaml, git:HEAD~1:api.yaml) or an address (https://…);
                       a commit alone means its openapi/v1.yaml
  --format FORMAT      ${FORMATS.join(', ')} (human)
  --out FILE           writes the report to a file instead of standard output
  --accept FILE        accepted changes: a list of fingerprint, reason and until (YYYY-MM-DD)
  --fail-on SEVERITY   error or warning (error)
  --no-notes           lists errors and warnings only
  --no-check-version   does not check that info.version was increased

Exit codes: 0 no breaking change · 1 breaking changes · 2 could not compare`;

/** @throws UsageError with a message; `help` if help was requested */
export function readOptions(args: string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const { format = 'human', out, accept } = values;
  const failOn = values['fail-on'] ?? 'error';
  const [old, now, more] = positionals;
  if (old === undefined || now === undefined || more !== undefined) {
    throw new UsageError(
      `Give two contracts, the old one and the new one, not ${positionals.length}; --help shows how.`,
    );
  }
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new UsageError(`--format is "${format}"; give one of ${FORMATS.join(', ')}.`);
  if (failOn !== 'error' && failOn !== 'warning')
    throw new UsageError(`--fail-on is "${failOn}"; give error or warning.`);
  const { notes = true, 'check-version': checkVersion = true } = values;
  return { old, now, format: known, out, accept, checkVersion, notes, failOn };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        ...{ format: text, out: text, accept: text, 'fail-on': text },
        ...{ 'check-version': flag, notes: flag, help: flag },
      },
    });
  } catch (error) {
    // The first sentence of Node's message; the rest is general advice.
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}; --help shows all options.`);
  }
}
