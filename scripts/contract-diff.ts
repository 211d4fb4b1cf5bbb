// `npm run contract:diff -- OLD NEW`: reports the changes between two versions of a contract. Exits 0 when nothing
// breaks clients, 1 when something does, 2 when one of them cannot be read.
import project from '../package.json' with { type: 'json' };
import { HELP, readOptions } from './diff/options.ts';
import { SourceError } from './diff/source-error.ts';
import { readSource } from './diff/sources.ts';
import { diffReport } from './diff/to-report.ts';
import { AcceptedError, readAccepted } from './report/accepted.ts';
import { UsageError } from './report/usage-error.ts';
import { emit, hasColor, OutputError, writeReport } from './report/write.ts';

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  const { old, now, format, out, accept, checkVersion, failOn } = options;
  const accepted = accept === undefined ? undefined : readAccepted(accept);
  const report = diffReport(await readSource(old), await readSource(now), {
    names: [old, now],
    version: project.version,
    checkVersion,
    failOn,
    accepted,
  });
  await emit(writeReport(report, format, { color: hasColor(out), failOn }), out);
  return report.exitCode;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isTold = [SourceError, AcceptedError, OutputError, UsageError].some((kind) => error instanceof kind);
  if (!isTold) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
