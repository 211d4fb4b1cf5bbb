// Ends the writing of a run once what could be read before a write cannot be read any more.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../auth/credential.ts';
import { jsonOf } from '../findings/answer-findings.ts';
import { pathParametersOf } from '../model/resources.ts';
import { type Failure, isFailure, type Reply } from '../wire/reply.ts';

/** A read that worked before the first write. */
export interface Reading {
  operation: Operation;
  request: CaseRequest;
  caller: Credential | undefined;
  isJson: boolean;
}

/** Maximum number of reads after one write: those with the most similar paths. */
const MOST_READINGS = 12;
/** Milliseconds before each attempt, since a server may be busy. */
const WAITS = [0, 200, 1000];

/** What was read, at an address without parameters in its path. */
interface Shown {
  lists: { operation: Operation; caller: Credential | undefined }[];
  /** Values that are no JSON are texts. */
  singles: (Omit<Reading, 'isJson'> & { value: unknown })[];
}

/** The lists and single resources of a snapshot that are at fixed paths, each as its first caller. */
export function readingsOf(
  { lists, singles }: Shown,
  plain: (operation: Operation, params: Record<string, string>) => CaseRequest,
): Reading[] {
  const all: Reading[] = [
    ...lists.map((one) => ({ ...one, request: plain(one.operation, {}), isJson: true })),
    ...singles.map((one) => ({ ...one, isJson: typeof one.value !== 'string' })),
  ].filter(({ operation }) => pathParametersOf(operation.path).length === 0);
  return [...Map.groupBy(all, ({ operation }) => operation).values()].flatMap((same) => same.slice(0, 1));
}

/** The first reading that no longer works, starting with those near the operation. */
export async function brokenReading(
  readings: readonly Reading[],
  { path }: Operation,
  read: (reading: Reading) => Promise<Reply | Failure>,
): Promise<{ reading: Reading; status: number } | undefined> {
  const near = readings.toSorted((a, b) => sharedSteps(b, path) - sharedSteps(a, path));
  for (const reading of near.slice(0, MOST_READINGS)) {
    let reply: Reply | Failure | undefined;
    for (const wait of WAITS) {
      await sleep(wait);
      reply = await read(reading);
      if (isReadable(reply, reading)) break;
    }
    if (reply && !isReadable(reply, reading)) return { reading, status: isFailure(reply) ? 0 : reply.status };
  }
  return undefined;
}

/** A target that is down, or asks to wait, says nothing about its data; a single resource may have been removed. */
function isReadable(reply: Reply | Failure, { isJson }: Reading): boolean {
  if (isFailure(reply)) return reply.failure !== 'timeout';
  const isSound = !isJson || jsonOf(reply) !== undefined;
  return reply.status < 400 ? isSound : [404, 410, 429].includes(reply.status);
}

function sharedSteps({ operation }: Reading, path: string): number {
  const [own, other] = [operation.path, path].map((one) => one.split('/'));
  const differing = own?.findIndex((step, i) => step !== other?.[i]) ?? 0;
  return differing < 0 ? (own?.length ?? 0) : differing;
}
