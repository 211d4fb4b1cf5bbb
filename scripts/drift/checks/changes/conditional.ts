// Checks that unchanged content, and nothing else, is answered with 304 if the contract declares it.

import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { otherVersion } from './versions.ts';

export async function checkConditional(
  { run, requests, records }: Context,
  operation: Operation,
): Promise<void> {
  const params = requests.proven(operation) ?? records.target(operation);
  if (!params || !isConditional(operation)) return;
  const version = versionOf(await ask(run, requests, operation, params));
  if (version === undefined) return;
  const isSentAgain = async () => {
    const answer = await ask(run, requests, operation, params, version);
    // Volatile content has another version each time.
    return versionOf(answer) === version ? answer : undefined;
  };
  if (await isSentAgain()) {
    const again = await isSentAgain();
    if (again) report(run, again, 'Sent an unchanged record again.', { expected: '304' });
    return;
  }
  const other = otherVersion(version);
  const answer = other === version ? undefined : await ask(run, requests, operation, params, other);
  if (answer?.status === 304)
    report(run, answer, 'Answered 304 for a version that does not exist.', { expected: '2XX' });
}

/** Checks a record that was just changed. */
export async function checkChanged(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  before: string,
): Promise<void> {
  // A weak version may cover small differences.
  if (before.startsWith('W/')) return;
  if (isToldWithVersion(operation) && run.pool.version(operation.path, params) === before) {
    const again = await ask(run, requests, operation, params);
    if (versionOf(again) === before)
      report(run, again, 'The record has changed and keeps its ETag.', {
        at: 'ETag',
        status: '200',
        expected: 'another one',
        actual: 'the one before',
      });
    return;
  }
  if (!isConditional(operation)) return;
  const isStale = async () => {
    const answer = await ask(run, requests, operation, params, before);
    return answer.status === 304 ? answer : undefined;
  };
  const again = (await isStale()) && (await isStale());
  if (again) report(run, again, 'Answered 304 for a record that has changed since.', { expected: '2XX' });
}

const isToldWithVersion = ({ definition: { responses } }: Operation): boolean =>
  Object.keys(responses['200']?.headers ?? {}).some((name) => /^etag$/i.test(name));

const isConditional = ({ definition, effect, method }: Operation): boolean =>
  effect === 'read' && /^(get|head)$/.test(method) && Object.hasOwn(definition.responses, '304');

function ask(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  version?: string,
): Promise<Exchange> {
  const plain = requests.plain(operation, params);
  const rest = Object.entries(plain.headers).filter(([name]) => !/^if-none-match$/i.test(name));
  const headers = Object.fromEntries(version === undefined ? rest : [...rest, ['If-None-Match', version]]);
  const tried = version === undefined ? 'the version that is there' : 'asking for other versions than one';
  return run.call(operation, { ...plain, headers }, { tried });
}

const report = (
  run: Run,
  exchange: Exchange,
  says: string,
  {
    at = 'If-None-Match',
    status = '304',
    ...rest
  }: { at?: string; status?: string; expected: string; actual?: string },
): void =>
  run.report(exchange, {
    kind: 'version-ignored',
    says,
    at,
    rule: `${exchange.operation.pointer}/responses/${status}`,
    actual: `${exchange.status}`,
    ...rest,
  });

/** The version of a response that has a record. */
function versionOf(exchange: Exchange): string | undefined {
  const { reply } = exchange;
  return succeeded(exchange) && 'headers' in reply ? (reply.headers.get('etag') ?? undefined) : undefined;
}
