// `npm run build`: builds the app for production in `dist/`. An interrupted or failed build leaves the last one there.
// `--quiet` prints only warnings and errors; `--if-changed` builds only if a file has changed since the last build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hashInputs } from './build/inputs.ts';
import { loadContract } from './contract/load.ts';
import { contractFiles } from './contract/published.ts';
import { removeAtExit, replaceFolder } from './replace-folder.ts';

const has = (option: string) => process.argv.includes(option);
/** Beside the manifest, which is not served. */
const STAMP = '.vite/inputs';
const CONTRACT = fileURLToPath(new URL('../openapi/v1.yaml', import.meta.url));
const last = join('dist', STAMP);
const inputs = hashInputs();
if (has('--if-changed') && existsSync(last) && readFileSync(last, 'utf8') === inputs) process.exit();

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
