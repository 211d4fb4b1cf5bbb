// Checks `readOnly` properties: if sent anyway, they are rejected or ignored, as JSON Schema defines it, and never
// stored.
import { jsonIn } from '../../../contract/cases/case.ts';
import { allowed, alternatives, childrenOf, type Node } from '../../../contract/cases/node.ts';
import type { Json, OpenApi } from '../../../contract/document.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { recordBodyOf } from '../../model/body-of.ts';
import * as names from '../../model/naming.ts';
import type { CreatedRecord, Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { sentIn } from '../../requests/sent.ts';
import { isSame, recordIn } from '../shared/stored.ts';
import { readRecord } from './gone.ts';

export async function checkReadOnly(
  run: Run,
  requests: Requests,
  records: Records,
  { known, exchange }: CreatedRecord,
): Promise<void> {
  const { document } = run.contract;
  const { operation } = exchange;
  // With a PUT, the client chooses the id.
  if (operation.method !== 'post' || jsonIn(exchange.request) === undefined) return;
  const body = recordBodyOf(document, operation, sentIn(exchange.request));
  const own = recordIn(exchange.json, { ...sentIn(exchange.request), ...known.body });
  const values = [...(body ? childrenOf(document, body.node) : [])].flatMap(
    ([name, node]): [string, Json][] => {
      const value = names.isSecret(name) ? undefined : strangeTo(run, document, node);
      // The server sets another value if none is sent.
      const isOwn =
        own && (own[name] ?? null) !== null && value !== undefined && !isSame(value, own[name] ?? null);
      return isOwn ? [[name, value]] : [];
    },
  );
  if (!body || values.length === 0) return;
  const plain = requests.plain(operation, exchange.request.params);
  const sent = { ...sentIn(plain), ...Object.fromEntries(values) };
  const done = await run.call(
    operation,
    { ...plain, body: { type: body.type, json: body.wrap(sent) } },
    { tried: 'making a record with what only the server sets', lenient: [400, 403, 404, 409, 422] },
  );
  if (!succeeded(done)) return;
  const made = await records.learnMade(done);
  // A response may echo the request; the stored record counts if it can be read.
  const read = made && (await readRecord(run, requests, made.resource, made, 'reading what was made', [404]));
  const told = recordIn((read && succeeded(read) ? read : done).json, sent);
  for (const [name, value] of values) {
    if (!told || (told[name] ?? null) === null || !isSame(value, told[name] ?? null)) continue;
    run.report(done, {
      kind: 'accepted-invalid',
      says: `Accepted ${name}, which is readOnly, from a request.`,
      at: name,
      rule: operation.pointer,
      expected: 'a value of the server',
      actual: 'the value sent',
    });
  }
  if (made) await records.discard([made]);
}

/** A value for a read-only property that no server would set. */
function strangeTo(run: Run, document: OpenApi, node: Node): Json | undefined {
  if (!node.some(({ rules }) => (rules as { readOnly?: boolean }).readOnly === true)) return undefined;
  const [way, ...others] = alternatives(document, node).filter(({ type }) => type !== 'null');
  if (way?.type !== 'string' || others.length > 0 || allowed(node)) return undefined;
  const { format = '' } = node.find(({ rules }) => rules.format)?.rules ?? {};
  if (format === 'uuid') return `${run.runId.padEnd(8, '0').slice(0, 8)}-d41f-4d41-8d41-d41fd41fd41f`;
  if (format === 'date-time') return '1987-06-05T04:03:02Z';
  if (format === 'date') return '1987-06-05';
  return undefined;
}
