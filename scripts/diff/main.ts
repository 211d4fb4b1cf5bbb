// The contract:diff command. It takes its arguments and terminal as parameters, so that tests run it in their own process.
import project from '../../package.json' with { type: 'json' };
import { AcceptedError, readAccepted } from '../report/accepted.ts';
import { UsageError } from '../report/usage-error.ts';
import { emit, hasColor, OutputError, type Terminal, writeReport } from '../report/write.ts';
import { HELP, readOptions } from './options.ts';
import { SourceError } from './source-error.ts';
import { readSource } from './sources.ts';
import { diffReport } from './to-report.ts';

/** What the command uses of its process. */
interface CommandProcess {
  stdout: Terminal;
  stderr: Terminal;
}

/** @returns the exit code: 0 when nothing breaks clients, 1 when something does, 2 when one of them cannot be read */
export async function main(args: string[], { stdout, stderr }: CommandProcess): Promise<number> {
  try {
    return await run(args, stdout);
  } catch (error) {
    const isTold = [SourceError, AcceptedError, OutputError, UsageError].some(
      (kind) => error instanceof kind,
    );
    if (!isTold) throw error;
    stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
}

async function run(args: string[], stdout: Terminal): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    stdout.write(`${HELP}\n`);
    return 0;
  }
  const { old, now, format, out, accept, checkVersion, notes, failOn } = options;
  const accepted = accept === undefined ? undefined : readAccepted(accept);
  const { contract } = await readSource(old);
  const report = diffReport(contract, await readSource(now), {
    names: [old, now],
    version: project.version,
    checkVersion,
    notes,
    failOn,
    accepted,
  });
  await emit(writeReport(report, format, { color: hasColor(out, stdout), failOn }), out, stdout);
  return report.exitCode;
}
