// For tests: a part of the contract, because Prism takes seconds to read all of it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param wanted matches the lines of `openapi/v1.yaml` with the paths to keep */
export function partOfContract(wanted: RegExp) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync('openapi', folder, { recursive: true });
  const file = join(folder, 'v1.yaml');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.startsWith('  /') || wanted.test(line)).join('\n'));
  return { folder, file, remove: () => rmSync(folder, { recursive: true }) };
}
