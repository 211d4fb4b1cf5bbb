// Checks omitted fields: they get the contract's `default`, and a PUT keeps nothing of the old record.
import { jsonIn } from '../../../contract/cases/case.ts';
import { childrenOf, type Node, requiredOf } from '../../../contract/cases/node.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import { isBoundByWords, type Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded, wrongFields } from '../../engine/run.ts';
import { recordBodyOf, saidBodyOf } from '../../model/body-of.ts';
import * as names from '../../model/naming.ts';
import { fieldsNamed, namesIn } from '../../model/problem.ts';
import type { Resource } from '../../model/resources.ts';
import { isRecord } from '../../model/shapes.ts';
import type { Requests } from '../../requests/requests.ts';
import { sentBy, sentIn } from '../../requests/sent.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { isEchoed, isNothing, isSame, recordIn } from '../shared/stored.ts';
import { varied } from '../shared/varied.ts';

type Fields = Record<string, Json>;

/** Optional fields with their declared defaults; null if there is none. */
function leavable(run: Run, operation: Operation, sent: Fields): Map<string, Json> {
  const document = forRequests(run.contract.document);
  const body = saidBodyOf(document, operation, sent);
  const needed = body ? requiredOf(body.node) : [];
  const children = body ? [...childrenOf(document, body.node)] : [];
  // A workflow state depends on more than the request.
  const isLeavable = (name: string) =>
    !needed.includes(name) &&
    !names.isSecret(name) &&
    !names.isWorkflow(name) &&
    !isBoundByWords(operation, [name]);
  return new Map(
    children.filter(([name]) => isLeavable(name)).map(([name, node]) => [name, defaultOf(node)]),
  );
}

const defaultOf = (node: Node): Json =>
  node.map(({ rules }) => rules.default).find((value) => value !== undefined) ?? null;

/** The server may replace null, and a missing value may be the default. */
const isOtherThan = (standard: Json, name: string, record: Fields): boolean =>
  standard !== null &&
  Object.hasOwn(record, name) &&
  !isSame(standard, record[name] ?? null, name) &&
  !(isNothing(standard) && isNothing(record[name]));

/** The omitted properties that do not have their default value. */
export function otherThanDefault(
  run: Run,
  making: Exchange,
  read: Operation,
  answer: Json | undefined,
): string[] {
  const sent = sentBy(run, making);
  const record = recordIn(answer, sent);
  if (!record) return [];
  return [...leavable(run, making.operation, sent)].flatMap(([name, standard]) =>
    !Object.hasOwn(sent, name) && isEchoed(run, read, name, standard) && isOtherThan(standard, name, record)
      ? [name]
      : [],
  );
}

/** Puts a record with all optional fields, then with as few as possible. */
export async function checkReplacement(
  run: Run,
  requests: Requests,
  { read, create, updates }: Pick<Resource, 'read' | 'create' | 'updates'>,
  params: Record<string, string>,
): Promise<void> {
  const put = updates.find(({ method }) => method === 'put');
  if (!put || !read || !run.operations.includes(put) || !run.operations.includes(read)) return;
  const plain = requests.plain(put, params);
  const said = sentIn(plain);
  const body = recordBodyOf(forRequests(run.contract.document), put, said);
  if (!body) return;
  const current = async () => {
    const exchange = await run.call(read, requests.plain(read, params), {
      tried: 'reading before and after a replacement',
    });
    return succeeded(exchange) ? recordIn(exchange.json, said) : undefined;
  };
  // A PUT replaces the whole record if there is a PATCH too, or if it also creates records.
  const isWhole = put === create || updates.some(({ method }) => method === 'patch');
  const standards = leavable(run, put, said);
  // There may be no required field that can change.
  const is = (await current()) ?? {};
  const needed = Object.entries(said).filter(([name]) => !standards.has(name) && !names.isSecret(name));
  const kept = needed.map(([name, value]) => [name, is[name] ?? value]);
  const base: Fields = { ...said, ...Object.fromEntries(kept) };
  const optional = [...standards.keys()].filter((name) => isEchoed(run, read, name, null));
  const other = varied(run, put, base);
  const more = isRecord(other) ? sentIn({ ...plain, body: { type: body.type, json: other } }) : {};

  const requestWith = (fields: Fields) => ({ ...plain, body: { type: body.type, json: body.wrap(fields) } });
  const isRight = (fields: Fields) => wrongFields(run, put, requestWith(fields)).length === 0;
  const send = (fields: Fields, tried: string) =>
    run.call(put, requestWith(fields), { tried, lenient: [400, 403, 404, 409, 422] });
  if (!isRight(base)) return;
  // Dependent fields are added and removed one by one.
  const steps = [...optional, ...optional];
  let full = base;
  for (const name of steps) {
    const next = { ...full, [name]: more[name] ?? null };
    if (!isNothing(more[name]) && isRight(next)) full = next;
  }
  const first = await sendLess(full);
  const before = first && (await current());
  if (!before) return;
  let least = first;
  for (const name of steps) {
    const { [name]: _, ...next } = least;
    if (isRight(next)) least = next;
  }
  const replaced = await send(least, 'putting less in its place');
  if (!succeeded(replaced)) return;
  const left = Object.keys(first).filter(
    (name) =>
      !Object.hasOwn(least, name) &&
      // A path parameter names the record, whether the body repeats it or not.
      !Object.hasOwn(params, name) &&
      isSame(first[name] ?? null, before[name] ?? null, name),
  );
  const faults = (now: Fields) =>
    left.filter((name) => {
      const standard = standards.get(name) ?? null;
      if (standard !== null) return isOtherThan(standard, name, now);
      return isWhole && JSON.stringify(now[name] ?? null) === JSON.stringify(before[name] ?? null);
    });
  const after = await pollUntil(run, current, (now) => now === undefined || faults(now).length === 0);
  for (const name of after ? faults(after) : []) {
    const stays = JSON.stringify(after?.[name] ?? null) === JSON.stringify(before[name] ?? null);
    run.report(replaced, {
      kind: 'update-lost',
      says: `Replaced by a record without ${name}, it ${stays ? 'keeps the old value' : 'does not get the default'}.`,
      at: name,
      rule: put.pointer,
      expected: (standards.get(name) ?? null) === null ? 'nothing' : 'the default',
      actual: stays ? 'the value before' : 'another value',
    });
  }

  /** @returns the accepted fields, without those that the error names */
  async function sendLess(fields: Fields): Promise<Fields | undefined> {
    const answer = await send(fields, 'putting as much as there may be');
    if (succeeded(answer)) return fields;
    const named = fieldsNamed(answer.json, namesIn(jsonIn(answer.request)));
    const less = Object.entries(fields).filter(
      ([name]) => !standards.has(name) || !named.some((one) => one.split('.').includes(name)),
    );
    const next = Object.fromEntries(less);
    if (less.length === Object.keys(fields).length || !isRight(next)) return undefined;
    return succeeded(await send(next, 'putting as much as is taken')) ? next : undefined;
  }
}
