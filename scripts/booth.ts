// `npm run booth`: a simulated booth. It does what a real one does, with drawn photos of fictional people.
import { createInterface } from 'node:readline/promises';
import { HELP, readOptions } from './booth/options.ts';
import { runBooth } from './booth/run.ts';

const say = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`);

/** @throws Error with one sentence without a terminal */
async function ask(question: string, ended: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, fail) => {
    lines.once('close', () => fail(new Error('It needs a code; start it again with --code.')));
  });
  // In raw mode the terminal does not turn Ctrl-C into a signal.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await Promise.race([lines.question(question, { signal: ended }), closed]);
  } finally {
    closed.catch(() => undefined);
    lines.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return;
  }
  const end = new AbortController();
  const stop = () => {
    say('Ends; what waits is sent first.');
    end.abort();
  };
  // Once: the second Ctrl-C exits immediately.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await runBooth(options, { say, ask: (question) => ask(question, end.signal) }, end.signal);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
