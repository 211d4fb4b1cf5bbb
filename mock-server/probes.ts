// `/health` and `/ready`, by which load balancers see whether the product works.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readUrl, sendReply } from './listener.ts';
import type { Part } from './parts.ts';
import type { Reply } from './problems.ts';
import { ask, PartUnavailable } from './upstream.ts';

/** Other usual names of such addresses. The app's page with status 200 would pass for a working product. */
export const OTHER_PROBES = ['/healthz', '/livez', '/readyz'];

/** A sandbox that answers later than this is not ready. */
const PATIENCE_MS = 5000;

/** The process answers, whatever the state of the others. */
export const alive = (): Reply => reply(200, { status: 'alive' });

/** @param reasons what does not work, in one sentence each */
export const readiness = (reasons: string[]): Reply =>
  reasons.length === 0
    ? reply(200, { status: 'ready' })
    : reply(503, { status: 'not ready', reasons }, { 'retry-after': '1' });

const reply = (status: number, body: object, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store', ...headers }),
  body: JSON.stringify(body),
});

/** What does not work of the parts; the sandbox says so of itself. */
export async function notReady(parts: Part[], sandbox: Part | undefined): Promise<string[]> {
  const away = parts.filter(({ port }) => port === undefined).map(({ name }) => `${name} does not run.`);
  return sandbox?.port === undefined ? away : [...away, ...(await askSandbox(sandbox))];
}

async function askSandbox(sandbox: Part): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const headers = { host: 'sandbox' };
    const { body } = await ask(sandbox, { method: 'GET', path: '/ready', headers, signal });
    return JSON.parse(`${body}`).reasons ?? [];
  } catch (error) {
    if (signal.aborted || error instanceof PartUnavailable) return [`${sandbox.name} does not answer.`];
    throw error;
  }
}

/** Answers the probes while the product starts. @returns false for all other requests */
export function answerStartingProbe(request: IncomingMessage, response: ServerResponse): boolean {
  const path = readUrl(request)?.pathname;
  if (path === '/health') sendReply(response, alive());
  else if (path === '/ready') sendReply(response, readiness(['The product is starting.']));
  else return false;
  return true;
}
