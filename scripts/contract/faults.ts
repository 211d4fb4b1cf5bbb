// OpenAPI errors of a contract, as reported by Redocly. Runs only for an unusable contract, since most are valid.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Problem {
  message: string;
  location: { source: { ref: string }; start?: { line: number; col: number } }[];
}

const MOST = 5;

/** @returns a message for each of the first few errors, with file, line and column; empty for a valid contract */
export async function contractFaults(file: string): Promise<string[]> {
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const args = [cli, 'lint', file, '--extends=spec', '--format=json', '--lint-config=off'];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, (_, stdout) => resolve(stdout));
  });
  // Syntax errors are thrown instead of reported.
  if (!said.startsWith('{')) return [];
  const { problems }: { problems: Problem[] } = JSON.parse(said);
  return problems.slice(0, MOST).map(({ message, location: [at] }) => {
    const place = [at?.source.ref ?? file, at?.start?.line, at?.start?.col];
    return `${place.filter((part) => part !== undefined).join(':')}: ${message}`;
  });
}
