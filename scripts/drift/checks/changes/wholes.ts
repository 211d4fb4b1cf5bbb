// Checks maps that are replaced as a whole, such as prices by product: they read back as sent, without the omitted
// keys.

import { childrenOf, type Node } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json, Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded, wrongFields } from '../../engine/run.ts';
import { jsonBodyOf } from '../../model/body-of.ts';
import { isRecord, propertiesOf, successSchema } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { isMap, isSame } from '../shared/stored.ts';

type Fields = Record<string, Json>;

export async function checkWholes({ run, requests, records }: Context): Promise<void> {
  const document = forRequests(run.contract.document);
  const isRecordBody = ({ path }: Operation, node: Node) =>
    childrenOf(document, node).size > 0 &&
    (!isMap(node.map(({ rules }) => rules)) || run.resources.some((one) => one.path === path));
  for (const put of run.operations.filter(({ method, effect }) => method === 'put' && effect === 'write')) {
    if (run.ended !== undefined) return;
    const node = jsonBodyOf(document, put)?.node;
    const read = run.operations.find((one) => one.method === 'get' && one.path === put.path);
    const params = records.target(put);
    // Records with named properties are covered by the update checks.
    if (!node || !read || !params || isRecordBody(put, node)) continue;
    const isKept = keptIn(run, read, childrenOf(document, node));
    const samples = createSamples(document, run.seed + 3);
    const values = [...requests.examples(put), samples.one(node, { full: true }), ...samples.many(node, 3)];
    const wholes = values.filter((value) => isRecord(value) && Object.keys(value).length > 0) as Fields[];
    const [first] = wholes;
    const other = wholes.find((one) => first && Object.keys(first).some((name) => !Object.hasOwn(one, name)));
    const isRight = (json: Json) => {
      const plain = requests.plain(put, params);
      return wrongFields(run, put, { ...plain, body: { type: plain.body?.type, json } }).length === 0;
    };
    const second = [other, renamed(first), {}].find((one) => one && isRight(one));
    await checkWhole(run, requests, { put, read, params, wholes: [first, second], isKept });
  }
}

/** Keys that the server has or adds on its own. */
function keptIn(run: Run, read: Operation, children: Map<string, Node>): What['isKept'] {
  const schema = successSchema(read);
  const told = schema ? propertiesOf(run.contract.document, schema) : new Map<string, Schema>();
  const isPut = (name: string) => children.get(name)?.every(({ rules }) => rules.default === undefined);
  return (name) => (told.has(name) || children.has(name)) && !isPut(name);
}

/** The same entries under another key. */
const renamed = (whole: Fields | undefined): Fields | undefined =>
  whole && Object.fromEntries(Object.entries(whole).map(([name, value]) => [`${name}${name.at(-1)}`, value]));

interface What {
  put: Operation;
  read: Operation;
  params: Record<string, string>;
  wholes: (Fields | undefined)[];
  /** Whether a key may be present without being sent. */
  isKept(name: string): boolean;
}

async function checkWhole(
  run: Run,
  requests: Requests,
  { put, read, params, wholes, isKept }: What,
): Promise<void> {
  const current = () =>
    run.call(read, requests.plain(read, params), { tried: 'reading before and after a change' });
  const send = async (whole: Json): Promise<Exchange> => {
    const plain = requests.plain(put, params);
    const type = plain.body?.type ?? 'application/json';
    const request = { ...plain, body: { type, json: whole } };
    return run.call(put, request, { tried: 'putting a whole', lenient: [400, 404, 409, 422] });
  };
  const before = await current();
  if (!succeeded(before) || !isRecord(before.json)) return;
  let was: Fields = before.json;
  for (const whole of wholes) {
    if (!whole) continue;
    const taken = await send(whole);
    if (!succeeded(taken)) continue;
    const earlier = was;
    const after = await pollUntil(
      run,
      current,
      ({ json }) => faultOf(whole, earlier, json, isKept) === undefined,
    );
    if (!succeeded(after) || !isRecord(after.json)) break;
    was = after.json;
    const fault = faultOf(whole, earlier, after.json, isKept);
    if (fault === undefined) continue;
    run.report(taken, {
      kind: 'update-lost',
      says: fault,
      rule: put.pointer,
      expected: 'what was put',
      actual: 'something else',
    });
    break;
  }
  await send(before.json);
}

function faultOf(put: Fields, was: Fields, is: Json | undefined, isKept: What['isKept']): string | undefined {
  if (!isRecord(is)) return undefined;
  const isThere = ([name, value]: [string, Json]) =>
    Object.hasOwn(is, name) && isSame(value, is[name] ?? null);
  if (!Object.entries(put).every(isThere)) return 'The object that was put is not there afterwards.';
  const stays = Object.keys(was).some(
    (name) => !Object.hasOwn(put, name) && Object.hasOwn(is, name) && !isKept(name),
  );
  return stays ? 'An entry that the PUT left out is still there.' : undefined;
}
