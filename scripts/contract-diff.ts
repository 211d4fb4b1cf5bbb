// `npm run contract:diff -- OLD NEW`: reports the changes between two versions of a contract. Exits 0 when nothing
// breaks clients, 1 when something does, 2 when one of them cannot be read.
import { main } from './diff/main.ts';

process.exitCode = await main(process.argv.slice(2), process);
