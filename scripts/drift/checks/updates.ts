// Whether a change arrives, and nothing else changes with it.
import type { CaseRequest } from '../../contract/cases/case.ts';
import { allowed, alternatives, childrenOf, type Node, nodeOf } from '../../contract/cases/node.ts';
import { createSamples, type Samples } from '../../contract/cases/sample.ts';
import { forRequests } from '../../contract/direction.ts';
import type { Json } from '../../contract/document.ts';
import { isJson } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import type { DriftKind } from '../finding.ts';
import * as names from '../naming.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { isRecord } from '../shapes.ts';
import { isSame, sentIn } from './stored.ts';
import { until } from './until.ts';

export interface Pair {
  read: Operation;
  update: Operation;
  params: Record<string, string>;
}

type Fields = Record<string, Json>;
interface Reading {
  exchange: Exchange;
  fields: Fields;
}

/** Changes one property after the other, and reads the record each time. */
export async function checkUpdate(
  run: Run,
  requests: Requests,
  { read, update, params }: Pair,
): Promise<void> {
  const [type, media] = Object.entries(update.definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !isJson(type) || !media?.schema || !run.operations.includes(read)) return;
  const document = forRequests(run.contract.document);
  const samples = createSamples(document, run.seed + 1);
  const node = nodeOf(document, media.schema, `${update.pointer}/requestBody/content/${toStep(type)}/schema`);
  const children = childrenOf(document, node);
  const isWhole = update.method === 'put';
  const first = await current();
  let before = first;
  // Once more around: what the first changes reset may have been nothing yet.
  const rounds = [...children, ...[...children].filter(([name]) => isChangeable(name)).slice(0, 1)];
  for (const [name, child] of rounds) {
    if (!before || !Object.hasOwn(before.fields, name) || !isChangeable(name)) continue;
    const isNullable = alternatives(document, child).some((way) => way.type === 'null');
    for (const value of otherValues(samples, child, before.fields[name] ?? null, isNullable)) {
      before = await change(name, value, before);
      if (!before) return;
    }
  }
  if (first && blanksOf(update.path).length === 0) await restore(first.fields);

  async function current(): Promise<Reading | undefined> {
    const exchange = await run.call(read, requests.plain(read, params), {
      tried: 'reading before and after a change',
    });
    if (!worked(exchange) || !isRecord(exchange.json)) return undefined;
    return { exchange, fields: inner(exchange.json, [...children.keys()]) };
  }

  /** A request with these fields; undefined where they would be wrong. */
  function requestWith(fields: Fields): CaseRequest | undefined {
    const plain = requests.plain(update, params);
    const headers = new Headers({ ...plain.headers, 'content-type': type ?? '' });
    const query = new URLSearchParams(plain.query);
    const wrong = run.judge.request(update, { params, query, headers, body: fields });
    return wrong.length > 0 ? undefined : { ...plain, body: { type, json: fields } };
  }

  /** @returns how the record is afterwards; as before where the change was not taken */
  async function change(name: string, value: Json, was: Reading): Promise<Reading | undefined> {
    const plain = isWhole ? sentIn(requests.plain(update, params)) : {};
    const sent: Fields = { ...plain, ...(isWhole ? scalarsOf(was.fields, plain) : {}), [name]: value };
    const request = requestWith(sent);
    if (!request) return was;
    const changed = await run.call(update, request, { tried: `changing ${name}`, lenient: [400, 409, 422] });
    if (!worked(changed)) return was;
    const isThere = (one: Reading | undefined) =>
      one === undefined || !Object.hasOwn(one.fields, name) || isNow(value, one.fields[name] ?? null);
    const is = await until(current, isThere);
    if (!is) return undefined;
    if (
      !isThere(is) &&
      (!names.isWorkflow(name) || isSame(was.fields[name] ?? null, is.fields[name] ?? null))
    ) {
      const stayed = isSame(was.fields[name] ?? null, is.fields[name] ?? null);
      report(
        changed,
        'update-lost',
        name,
        `A change of ${name} is answered as done, and is not there afterwards.`,
        {
          expected: 'the value sent',
          actual: stayed ? 'the value before' : 'another value',
        },
      );
    }
    for (const other of isWhole ? [] : children.keys()) {
      if (other === name || !Object.hasOwn(was.fields, other) || names.isWorkflow(other) || isDerived(other))
        continue;
      if (isUntouched(was.fields[other] ?? null, is.fields[other] ?? null, name)) continue;
      report(
        changed,
        'update-touches-others',
        other,
        `A change of another property changes ${other} as well.`,
        {
          expected: 'the value before',
          actual: (is.fields[other] ?? null) === null ? 'null' : 'another value',
        },
      );
    }
    return is;
  }

  function report(
    exchange: Exchange,
    kind: DriftKind,
    at: string,
    says: string,
    rest: { expected: string; actual: string },
  ): void {
    run.report(exchange, { kind, severity: 'error', says, at, rule: update.pointer, ...rest });
  }

  /** What there is only one of belongs to somebody: it is left as it was. */
  async function restore(fields: Fields): Promise<void> {
    const own = Object.entries(fields).filter(([name]) => children.has(name));
    for (const some of isWhole ? [own] : own.map((one) => [one])) {
      const request = requestWith(Object.fromEntries(some));
      if (request)
        await run.call(update, request, { tried: 'putting back what was there', lenient: [400, 409, 422] });
    }
  }
}

/** The record itself, or where it stands in an envelope. */
function inner(body: Fields, wanted: string[]): Fields {
  const count = (one: Fields) => wanted.filter((name) => Object.hasOwn(one, name)).length;
  return [body, ...Object.values(body).filter((value) => isRecord(value))].reduce((best, one) =>
    count(one) > count(best) ? one : best,
  );
}

/** What is there already, of what a whole record is sent with. */
const scalarsOf = (fields: Fields, plain: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => Object.hasOwn(plain, name) && value !== null && typeof value !== 'object',
    ),
  );

const isNow = (sent: Json, read: Json): boolean =>
  sent === null ? read === null || read === '' : isSame(sent, read);

const isChangeable = (name: string): boolean =>
  names.recordNamed(name) === undefined && !names.isSecret(name) && !names.isBound(name);

/** Whether a value is as before, but for what it says itself of the property that was changed. */
function isUntouched(was: Json, is: Json, changed: string): boolean {
  if (!isRecord(was) || !isRecord(is)) return JSON.stringify(was) === JSON.stringify(is);
  return Object.keys({ ...was, ...is }).every(
    (name) => name === changed || isUntouched(was[name] ?? null, is[name] ?? null, changed),
  );
}

/** Names of what a server counts or dates itself. */
const isDerived = (name: string): boolean =>
  names
    .wordsOf(name)
    .some((word) =>
      ['updated', 'modified', 'changed', 'version', 'revision', 'etag', 'at', 'slug', 'count'].includes(word),
    );

/** Nothing, where that may be; then another value that may stand there and means nothing more than itself. */
function otherValues(samples: Samples, node: Node, now: Json, isNullable: boolean): Json[] {
  if (now !== null && typeof now === 'object') return [];
  const values = allowed(node) ?? (typeof now === 'boolean' ? [true, false] : samples.many(node, 6));
  const other = values.find(
    (value) =>
      value !== null &&
      typeof value !== 'object' &&
      (now === null || typeof value === typeof now) &&
      !isSame(value, now),
  );
  return [...(isNullable ? [null] : []), ...(other === undefined ? [] : [other])];
}
