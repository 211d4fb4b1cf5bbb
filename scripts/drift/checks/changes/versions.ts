// Checks that a versioned change is rejected with a wrong `If-Match`, and without any.

import type { Operation } from '../../../contract/operations.ts';
import { succeeded } from '../../engine/run.ts';
import type { Context } from '../../records/context.ts';

export async function checkVersion({ run, requests, records }: Context, operation: Operation): Promise<void> {
  const { parameters, definition, path, pointer } = operation;
  const header = parameters.find(({ name, in: where }) => where === 'header' && /^if-match$/i.test(name));
  const params = requests.proven(operation) ?? records.target(operation);
  const isTold = (status: string) => Object.hasOwn(definition.responses, status);
  if (!header || !params || run.mode === 'read' || !(isTold('412') || isTold('428'))) return;
  const plain = await requests.sendPlain(operation, params, { tried: 'changing the version that is there' });
  if (!succeeded(plain)) return;
  const version = run.pool.version(path, params) ?? '"0123456789ab"';
  const tryWith = async (expected: string, asked: string | undefined, what: string): Promise<void> => {
    const { headers, ...request } = requests.plain(operation, params);
    const rest = Object.entries(headers).filter(([name]) => !/^if-match$/i.test(name));
    const own = asked === undefined ? [] : [[header.name, asked]];
    const exchange = await run.call(
      operation,
      { ...request, headers: Object.fromEntries([...rest, ...own]) },
      { tried: `changing ${what}`, lenient: [400, 409, 412, 422, 428] },
    );
    if (!succeeded(exchange)) return;
    run.report(exchange, {
      kind: 'accepted-invalid',
      says: `Accepted a change of ${what}.`,
      at: header.name,
      rule: `${pointer}/responses/${expected}`,
      expected,
      actual: `${exchange.status}`,
    });
  };
  if (isTold('412')) await tryWith('412', otherVersion(version), 'a version that is not there');
  // A generated case already omits a required header.
  if (isTold('428') && !header.required)
    await tryWith('428', undefined, 'a record without naming its version');
}

/** Has the same form but is not a known version. */
export const otherVersion = (version: string): string =>
  version.replace(/^W\/|[0-9a-z]/gi, (part) => (part === '0' ? '1' : part.length > 1 ? part : '0'));
