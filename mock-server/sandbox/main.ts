// The sandbox as a process: reports by IPC when it is ready, and ends on SIGTERM or when its parent
// process exits.

import { runPart } from '../run-part.ts';
import { readSettings } from '../settings.ts';
import { startSandbox } from './sandbox.ts';

await runPart(() => startSandbox(readSettings()));
