// Whether a change arrives, and nothing else changes with it.
import type { CaseRequest } from '../contract/cases/case.ts';
import { allowed, childrenOf, type Node, nodeOf } from '../contract/cases/node.ts';
import { createSamples, type Samples } from '../contract/cases/sample.ts';
import { forRequests } from '../contract/direction.ts';
import type { Json } from '../contract/document.ts';
import { isJson } from '../contract/media.ts';
import type { Operation } from '../contract/operations.ts';
import { toStep } from '../contract/pointer.ts';
import * as names from './naming.ts';
import type { Known } from './pool.ts';
import type { Requests } from './requests.ts';
import type { Resource } from './resources.ts';
import { type Run, worked } from './run.ts';
import { isRecord } from './shapes.ts';
import { isSame, sentIn } from './stored.ts';

export async function checkUpdates(
  run: Run,
  requests: Requests,
  resource: Resource,
  known: Known,
): Promise<void> {
  const { read, updates } = resource;
  if (!read || !run.operations.includes(read)) return;
  for (const update of updates) {
    if (run.operations.includes(update))
      await checkUpdate(run, requests, { read, update, params: known.params });
  }
}

interface Pair {
  read: Operation;
  update: Operation;
  params: Record<string, string>;
}

/** Changes one property after the other, and reads the record each time. */
export async function checkUpdate(
  run: Run,
  requests: Requests,
  { read, update, params }: Pair,
): Promise<void> {
  const [type, media] = Object.entries(update.definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !isJson(type) || !media?.schema) return;
  const document = forRequests(run.contract.document);
  const samples = createSamples(document, run.seed + 1);
  const node = nodeOf(document, media.schema, `${update.pointer}/requestBody/content/${toStep(type)}/schema`);
  const children = childrenOf(document, node);
  const current = async () => {
    const answer = await run.call(read, requests.plain(read, params), {
      tried: 'reading before and after a change',
    });
    return worked(answer) && isRecord(answer.json)
      ? { answer, body: inner(answer.json, [...children.keys()]) }
      : undefined;
  };
  let before = await current();
  const isWhole = update.method === 'put';
  for (const [name, child] of children) {
    if (!before || !Object.hasOwn(before.body, name) || !isChangeable(name)) continue;
    const value = otherValue(samples, child, before.body[name] ?? null);
    if (value === undefined) continue;
    const plain = requests.plain(update, params);
    const sent = {
      ...(isWhole ? { ...sentIn(plain), ...known(before.body, children, sentIn(plain)) } : {}),
      [name]: value,
    };
    const request: CaseRequest = { ...plain, body: { type, json: sent } };
    if (
      run.judge.request(update, {
        params,
        query: new URLSearchParams(plain.query),
        headers: new Headers({ ...plain.headers, 'content-type': type }),
        body: sent,
      }).length > 0
    )
      continue;
    const changed = await run.call(update, request, { tried: `changing ${name}`, lenient: [400, 409, 422] });
    if (!worked(changed)) continue;
    const after = await current();
    if (!after) return;
    if (Object.hasOwn(after.body, name) && !isSame(value, after.body[name] ?? null)) {
      run.report(after.answer, {
        kind: 'update-lost',
        severity: 'error',
        says: `A change of ${name} is answered as done, and is not there afterwards.`,
        at: name,
        rule: update.pointer,
        expected: 'the value sent',
        actual: isSame(before.body[name] ?? null, after.body[name] ?? null)
          ? 'the value before'
          : 'another value',
      });
    }
    for (const other of children.keys()) {
      if (
        other === name ||
        isWhole ||
        !Object.hasOwn(before.body, other) ||
        names.isWorkflow(other) ||
        isDerived(other)
      )
        continue;
      const [was, is] = [before.body[other] ?? null, after.body[other] ?? null];
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      run.report(after.answer, {
        kind: 'update-touches-others',
        severity: 'error',
        says: `A change of another property changes ${other} as well.`,
        at: other,
        rule: update.pointer,
        expected: 'the value before',
        actual: is === null ? 'null' : 'another value',
      });
    }
    before = after;
  }
}

/** The record itself, or where it stands in an envelope. */
function inner(body: Record<string, Json>, wanted: string[]): Record<string, Json> {
  const count = (one: Record<string, Json>) => wanted.filter((name) => Object.hasOwn(one, name)).length;
  return [body, ...Object.values(body).filter((value) => isRecord(value))].reduce((best, one) =>
    count(one) > count(best) ? one : best,
  );
}

/** What is there already, of what a whole record is sent with. */
function known(
  body: Record<string, Json>,
  children: Map<string, Node>,
  plain: Record<string, Json>,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) =>
        children.has(name) && Object.hasOwn(plain, name) && value !== null && typeof value !== 'object',
    ),
  );
}

const isChangeable = (name: string): boolean =>
  names.recordNamed(name) === undefined &&
  !names.isSecret(name) &&
  !names.isWorkflow(name) &&
  !names.isBound(name);

/** Names of what a server counts or dates itself. */
const isDerived = (name: string): boolean =>
  names
    .wordsOf(name)
    .some((word) =>
      ['updated', 'modified', 'changed', 'version', 'revision', 'etag', 'at', 'slug', 'count'].includes(word),
    );

/** Another value that may stand there, and that means nothing more than itself. */
function otherValue(samples: Samples, node: Node, now: Json): Json | undefined {
  if (now !== null && typeof now === 'object') return undefined;
  const values = allowed(node) ?? (typeof now === 'boolean' ? [true, false] : samples.many(node, 6));
  return values.find(
    (value) =>
      value !== null &&
      typeof value === (now === null ? typeof value : typeof now) &&
      typeof value !== 'object' &&
      !isSame(value, now),
  );
}
