// `npm run build`: builds the app for production in `dist/`. An interrupted or failed build leaves the last one there.
// `--quiet` prints only warnings and errors; `--if-changed` builds only if a file has changed since the last build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hashInputs, isBuilt, STAMP } from './build/inputs.ts';
import { loadContract } from './contract/load.ts';
import { contractFiles } from './contract/published.ts';
import { removeAtExit, replaceFolder } from './replace-folder.ts';

const has = (option: string) => process.argv.includes(option);
const CONTRACT = fileURLToPath(new URL('../openapi/v1.yaml', import.meta.url));
if (has('--if-changed') && isBuilt()) process.exit();
const inputs = hashInputs();

// One folder for each build, because the tests can build at the same time.
const making = `dist.making-${process.pid}`;
removeAtExit(making);
// The process that started this one has ended.
process.on('disconnect', () => process.exit(1));
await build({ logLevel: has('--quiet') ? 'warn' : 'info', build: { outDir: making } });
for (const [name, text] of Object.entries(contractFiles(loadContract(CONTRACT))))
  writeFileSync(join(making, name), text);
mkdirSync(join(making, '.vite'), { recursive: true });
writeFileSync(join(making, STAMP), inputs);
replaceFolder('dist', making);
process.exit();
