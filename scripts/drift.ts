// `npm run drift -- --target URL`: compares a live backend with the contract (docs/drift.md). Exits 0 if clean, 1 on
// drift, 2 for wrong usage or an unreadable contract, 3 if nothing was proven or this tool failed.
import { setFlagsFromString } from 'node:v8';
import { main } from './drift/main.ts';

// With much memory, V8 lets the heap grow to several times what is in use.
setFlagsFromString('--heap-growing-percent=40');

process.exitCode = await main(process.argv.slice(2), process.env, process);
