// Whether a change that has to say which version it is about is refused for another one.
import type { Operation } from '../../../contract/operations.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { type Run, worked } from '../../run.ts';

export async function checkVersion(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const header = operation.parameters.find(
    ({ name, in: where }) => where === 'header' && /^if-match$/i.test(name),
  );
  const params = requests.proven(operation) ?? records.target(operation);
  if (!header || !params || run.mode === 'read' || !Object.hasOwn(operation.definition.responses, '412'))
    return;
  const plain = await requests.sendPlain(operation, params, { tried: 'changing the version that is there' });
  if (!worked(plain)) return;
  const version = run.pool.version(operation.path, params) ?? '"0123456789ab"';
  const other = otherVersion(version);
  const { headers, ...request } = requests.plain(operation, params);
  const rest = Object.entries(headers).filter(([name]) => !/^if-match$/i.test(name));
  const exchange = await run.call(
    operation,
    { ...request, headers: { ...Object.fromEntries(rest), [header.name]: other } },
    { tried: 'changing a version that is not there', lenient: [400, 409, 412, 422, 428] },
  );
  if (!worked(exchange)) return;
  run.report(exchange, {
    kind: 'accepted-invalid',
    severity: 'error',
    says: 'It takes a change of a version that is not there.',
    at: header.name,
    rule: `${operation.pointer}/responses/412`,
    expected: '412',
    actual: `${exchange.status}`,
  });
}

/** Of the same form, and no version that there was. */
export const otherVersion = (version: string): string =>
  version.replace(/^W\/|[0-9a-z]/gi, (part) => (part === '0' ? '1' : part.length > 1 ? part : '0'));
