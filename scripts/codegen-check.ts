// `npm run codegen:check`: fails when the committed code differs from what the contract generates, and names each stale
// file; and when a generated validator disagrees with the contract, unless that difference is accepted.
// Exits 0 if all is current and agrees, 1 if not, 2 when the contract cannot be read.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config from '../codegen.config.ts';
import { callable } from './codegen/document.ts';
import { generate, readTree } from './codegen/generate.ts';
import { compareVerdicts } from './codegen/verdicts.ts';
import { loadContract } from './contract/load.ts';
import { ContractError } from './contract/source.ts';

// Beside the real folder, so that relative imports are the same.
const besides = join(dirname(config.outDir), '.codegen-check');

try {
  const contract = loadContract(config.contract);
  const doors = await generate(contract, besides);
  const fresh = readTree(besides);
  const stored = existsSync(config.outDir) ? readTree(config.outDir) : new Map<string, string>();
  const api = dirname(config.outDir);
  for (const [name, text] of doors) {
    fresh.set(`../${name}`, text);
    if (existsSync(join(api, name))) stored.set(`../${name}`, readFileSync(join(api, name), 'utf8'));
  }
  // The entry file of a removed tag is stale too.
  for (const name of readdirSync(api)) {
    const file = join(api, name);
    if (name.endsWith('.ts') && readFileSync(file, 'utf8').startsWith('// Generated from')) {
      stored.set(`../${name}`, readFileSync(file, 'utf8'));
    }
  }
  const names = [...new Set([...fresh.keys(), ...stored.keys()])].sort();
  const stale = names.flatMap((name) => {
    if (fresh.get(name) === stored.get(name)) return [];
    const how = stored.has(name) ? (fresh.has(name) ? 'changed' : 'stale') : 'missing';
    return [`${how}  ${join(config.outDir, name)}`];
  });
  for (const line of stale) console.error(line);
  console.log(
    stale.length === 0
      ? `${names.length} generated files are what the contract makes.`
      : 'Run npm run codegen, and commit what it writes.',
  );
  // Checks the newly generated validators: the committed ones are the same, or stale.
  const { wrong, values, validators } = await compareVerdicts(callable(contract, config.typesOnly), besides);
  for (const line of wrong) console.error(line);
  console.log(
    wrong.length === 0
      ? `${validators} validators say of ${values} values what the contract says.`
      : 'Repair the generator, or accept the difference in scripts/codegen/accepted-verdicts.json with a reason.',
  );
  process.exitCode = stale.length === 0 && wrong.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(besides, { recursive: true, force: true });
}
