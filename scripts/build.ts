// `npm run build`: builds the app for production in `dist/`. An interrupted or failed build leaves the last one there.
// `--quiet` prints only warnings and errors.
import { build } from 'vite';
import { removeAtExit, replaceFolder } from './replace-folder.ts';

// Of its own, because the tests can build at the same time.
const making = `dist.making-${process.pid}`;
removeAtExit(making);
// The process that started this one has ended.
process.on('disconnect', () => process.exit(1));
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info';
await build({ logLevel, build: { outDir: making } });
replaceFolder('dist', making);
process.exit();
