// A foreign service with a plant, or an honest one; says what was found, and ends.
import { runHere } from './foreign/run-here.ts';

const [service = '', plant] = process.argv.slice(2);
const { found } = await runHere(service, plant);
process.send?.(found, () => process.disconnect());
