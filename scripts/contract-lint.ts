// `npm run contract:lint`: applies Redocly's rules and our own to both contracts. Exits 0 clean, 1 with violations, 2
// when a contract cannot be read.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lintContract, lintProvider } from './contract/lint/lint.ts';
import { loadContract } from './contract/load.ts';
import { ContractError, say } from './contract/source.ts';

const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** The violations of Redocly's rules (redocly.yaml). */
function redoclyLint(files: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [redocly, 'lint', ...files, '--format=codeframe'], (error, stdout, stderr) =>
      resolve(error ? `${stdout}\n${stderr}` : ''),
    );
  });
}

const began = performance.now();
const theirs = redoclyLint(['openapi/v1.yaml', 'openapi/provider.yaml']);
try {
  const contract = loadContract();
  const complaints = [...lintContract(contract), ...lintProvider(loadContract('openapi/provider.yaml'))];
  for (const complaint of complaints) console.error(`${say(complaint)} ${complaint.rule}: ${complaint.says}`);
  const redoclySays = await theirs;
  if (redoclySays !== '') console.error(redoclySays);
  const sound = complaints.length === 0 && redoclySays === '';
  const took = Math.round(performance.now() - began);
  console.log(
    sound
      ? `The contract keeps its rules: ${contract.operations.length} operations, ${took} ms.`
      : `The contract breaks its rules ${complaints.length} times${redoclySays === '' ? '' : ', and Redocly complains'}.`,
  );
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
