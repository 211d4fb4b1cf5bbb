// Whether what has not changed is answered with 304, and nothing else is, where the contract declares 304.
import type { Operation } from '../../contract/operations.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { otherVersion } from './versions.ts';

export async function checkConditional(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { definition, effect, method } = operation;
  if (effect !== 'read' || !/^(get|head)$/.test(method) || !Object.hasOwn(definition.responses, '304'))
    return;
  const params = requests.proven(operation) ?? records.target(operation);
  if (!params) return;
  const plain = requests.plain(operation, params);
  const rest = Object.entries(plain.headers).filter(([name]) => !/^if-none-match$/i.test(name));
  const ask = (version?: string) => {
    const headers = Object.fromEntries(version === undefined ? rest : [...rest, ['If-None-Match', version]]);
    const tried = version === undefined ? 'the version that is there' : 'asking for other versions than one';
    return run.call(operation, { ...plain, headers }, { tried });
  };
  const report = (exchange: Exchange, says: string, expected: string) =>
    run.report(exchange, {
      kind: 'version-ignored',
      severity: 'error',
      says,
      at: 'If-None-Match',
      rule: `${operation.pointer}/responses/304`,
      expected,
      actual: `${exchange.status}`,
    });

  const version = versionOf(await ask());
  if (version === undefined) return;
  const isSentAgain = async () => {
    const answer = await ask(version);
    // What changes all the time is another version each time.
    return versionOf(answer) === version ? answer : undefined;
  };
  if (await isSentAgain()) {
    const again = await isSentAgain();
    if (again) report(again, 'It sends what has not changed again.', '304');
    return;
  }
  const other = otherVersion(version);
  const answer = other === version ? undefined : await ask(other);
  if (answer?.status === 304) report(answer, 'It calls a version that is not there unchanged.', '2XX');
}

/** Of an answer that has a record; the version of one that has none is about nothing. */
function versionOf(exchange: Exchange): string | undefined {
  const { reply } = exchange;
  return worked(exchange) && 'headers' in reply ? (reply.headers.get('etag') ?? undefined) : undefined;
}
