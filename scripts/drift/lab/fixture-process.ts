// Runs a fixture service, with or without a fault, prints the findings and exits.
import { runHere } from './fixture-services/run-here.ts';

const [service = '', fault] = process.argv.slice(2);
const { found } = await runHere(service, fault);
process.send?.(found, () => process.disconnect());
