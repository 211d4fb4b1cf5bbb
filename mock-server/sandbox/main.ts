// The sandbox as a process: tells by IPC when it is ready, ends on SIGTERM and when whoever started it is gone.

import { runPart } from '../run-part.ts';
import { readSettings } from '../settings.ts';
import { startSandbox } from './sandbox.ts';

await runPart(() => startSandbox(readSettings()));
