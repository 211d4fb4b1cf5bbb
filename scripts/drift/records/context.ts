// What each check works with.
import { createRun, type Run, type RunOptions } from '../engine/run.ts';
import { createRequests, type Requests } from '../requests/requests.ts';
import { createRecords, type Records } from './records.ts';

export interface Context {
  run: Run;
  requests: Requests;
  records: Records;
}

export function createContext(options: RunOptions): Context {
  const run = createRun(options);
  const requests = createRequests(run);
  return { run, requests, records: createRecords(run, requests) };
}
