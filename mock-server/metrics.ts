// The metrics of the front door, with those of the sandbox, in Prometheus' text format.
import type { IncomingMessage } from 'node:http';
import { AggregatorRegistry, Histogram } from 'prom-client';
import { openRegistry } from './metrics-registry.ts';
import type { Part } from './parts.ts';
import { problem, type Reply } from './problems.ts';
import type { RequestEntry } from './request-log.ts';
import { isSame } from './sandbox/guest/keys.ts';
import { ask, PartUnavailable } from './upstream.ts';

export interface Metrics {
  observe(entry: RequestEntry): void;
  answer(request: Pick<IncomingMessage, 'headers'>, sandbox: Part | undefined): Promise<Reply>;
}

const PATIENCE_MS = 5000;

/** @param token who sends it may read the metrics */
export function createMetrics(token: string): Metrics {
  const registry = openRegistry('door');
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by operation (empty for files) and status.',
    labelNames: ['operation', 'status'] as const,
    registers: [registry],
  });

  return {
    observe: ({ operation = '', status, ms }) =>
      durations.observe({ operation, status: status ?? 'aborted' }, ms / 1000),

    async answer({ headers }, sandbox) {
      if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
        return problem(401, 'Send the token of METRICS_TOKEN.', undefined, { 'www-authenticate': 'Bearer' });
      const all = [await registry.getMetricsAsJSON(), ...(sandbox ? [await metricsOf(sandbox)] : [])];
      const together = AggregatorRegistry.aggregate(all);
      const type = { 'content-type': together.contentType, 'cache-control': 'no-store' };
      return { status: 200, headers: new Headers(type), body: await together.metrics() };
    },
  };
}

/** None while the sandbox is away: those of the front door are needed just then. */
async function metricsOf(sandbox: Part): Promise<object[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const headers = { host: 'sandbox' };
    const { body } = await ask(sandbox, { method: 'GET', path: '/internal/metrics', headers, signal });
    return JSON.parse(`${body}`);
  } catch (error) {
    if (signal.aborted || error instanceof PartUnavailable) return [];
    throw error;
  }
}
