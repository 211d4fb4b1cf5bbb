// Checks whether a change of one record also changes another: a sibling, or the record with the same key below another
// parent. It counts if the other record takes on two sent values in a row, since only this run knows them.
import { alternatives, type Node } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import { isBoundByWords, type Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { KnownRecord } from '../../pool.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { nameOfCollection, pathParametersOf } from '../../resources.ts';
import { type Exchange, type Run, succeeded } from '../../run.ts';
import { sentIn } from '../../sent.ts';
import { isSame, recordIn } from '../stored.ts';
import { type Changes, createChanges } from './changes.ts';
import { otherValues } from './other-values.ts';
import { shownIn } from './shown.ts';
import type { Fields } from './update-format.ts';
import { partOf, updateFormatsOf } from './update-formats.ts';

const MOST_CHANGED = 2;
const MOST_BESIDE = 3;

export async function checkNeighbours(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const update of run.operations) {
    if (run.ended !== undefined) return;
    const read = run.operations.find(
      ({ method, path, effect }) => method === 'get' && path === update.path && effect === 'read',
    );
    if (!read || update.effect !== 'write' || !/^(put|patch|post)$/.test(update.method)) continue;
    const { known, sent, made } = await pairFor(run, records, update);
    const beside = known ? others(run, update, known, made) : [];
    if (known && beside.length > 0) await checkBeside(run, requests, { read, update, known, sent, beside });
    await records.discard(made);
  }
}

/** A record of this run and others that were created for comparison. */
async function pairFor(
  run: Run,
  records: Records,
  update: Operation,
): Promise<{ known: KnownRecord | undefined; sent: Fields; made: KnownRecord[] }> {
  const resource = run.resources.find(({ path }) => path === update.path);
  // A singleton below each record, unless it is a record that several parents may share.
  const isRecord = run.resources.some(({ name }) => name === nameOfCollection(update.path));
  const part =
    resource || isRecord || update.method === 'post'
      ? undefined
      : run.pool.fill(update.path, (one) => one.own);
  if (!resource?.create || isBoundByWords(resource.create, [])) return { known: part, sent: {}, made: [] };
  const first = await records.make(resource, 'making a record to change', { rich: true });
  const next = first && (await records.make(resource, 'making a record beside it', { rich: true }));
  const made = [first, next].flatMap((one) => (one ? [one.known] : []));
  return { known: first?.known, sent: first ? sentIn(first.exchange.request) : {}, made };
}

/** The created records and those with the same key below other parents; any record if none was created. */
function others({ pool }: Run, { path }: Operation, known: KnownRecord, made: KnownRecord[]): KnownRecord[] {
  const { params } = known;
  const pathParameters = pathParametersOf(path);
  const last = pathParameters.at(-1) ?? '';
  const isOther = (one: KnownRecord) => pathParameters.some((name) => one.params[name] !== params[name]);
  const all = pool.fits(path);
  const alike = all.filter((one) => one.params[last] === params[last] && hasOwn(one, known));
  return [
    ...new Set([...made, ...alike, ...(made.length === 0 ? all.filter((one) => hasOwn(one, known)) : [])]),
  ]
    .filter(isOther)
    .slice(0, MOST_BESIDE);
}

/** Whether two records reference no common record, whose fields would be equal in both. */
const hasOwn = ({ body }: KnownRecord, known: KnownRecord): boolean =>
  !Object.entries(body).some(
    ([name, value]) =>
      (names.recordNamed(name) ?? '') !== '' &&
      typeof value !== 'object' &&
      !pathParametersOf(known.resource.path).includes(name) &&
      known.body[name] === value,
  );

interface Pair {
  read: Operation;
  update: Operation;
  known: KnownRecord;
  sent: Fields;
  beside: KnownRecord[];
}

async function checkBeside(run: Run, requests: Requests, pair: Pair): Promise<void> {
  const { read, update, known, sent } = pair;
  const { params } = known;
  const document = forRequests(run.contract.document);
  const search = {
    document,
    samples: createSamples(document, run.seed + 5),
    pool: run.pool,
    operation: update,
    shown: (name: string) => shownIn(run, [update, read], name),
  };
  for (const way of updateFormatsOf(run, update, read, sent)) {
    const what = { read, update, params, way, sent: partOf(way, sent) };
    const changes = createChanges(run, requests, what);
    if (!(await changes.start())) return;
    let count = 0;
    for (const [name, node] of way.children) {
      const isTied = requests.tie(update, [...way.at, name].join('.')) !== undefined;
      if (count >= MOST_CHANGED || isTied || !isPlain(document, name, node) || !changes.isShown(name))
        continue;
      if (isOfNamed(name, [...way.children.keys()])) continue;
      const [one, two] = otherValues(search, { name, node, now: changes.now(name) });
      if (one === undefined || two === undefined || isSame(one, two, name)) continue;
      const isTaken = await isFollowed(run, requests, pair, changes, { name, values: [one, two] });
      if (isTaken) count += 1;
      if (changes.isOver()) return;
    }
  }
}

/** A text or number without further constraints. */
function isPlain(document: Parameters<typeof alternatives>[0], name: string, node: Node): boolean {
  const types = alternatives(document, node).map(({ type }) => type);
  return (
    types.every((type) => ['string', 'integer', 'number', 'null'].includes(type)) &&
    names.recordNamed(name) === undefined &&
    ![names.isWorkflow, names.isSecret, names.isBound, names.isDerived].some((is) => is(name))
  );
}

/** Whether a property may describe a referenced record that both have in common. */
const isOfNamed = (name: string, all: string[]): boolean =>
  all.some((other) => {
    const record = names.recordNamed(other) ?? '';
    return record !== '' && names.plain(name).startsWith(record);
  });

/** @returns whether the change was accepted */
async function isFollowed(
  run: Run,
  requests: Requests,
  { read, update, beside }: Pair,
  changes: Changes,
  { name, values }: { name: string; values: Json[] },
): Promise<boolean> {
  const ask = (one: KnownRecord): Promise<Exchange> =>
    run.call(read, requests.plain(read, one.params), {
      tried: 'reading what stands beside it',
      lenient: [404, 410],
    });
  const valueIn = (exchange: Exchange): Json | undefined =>
    succeeded(exchange) ? recordIn(exchange.json, { [name]: null })?.[name] : undefined;
  let suspects: { one: KnownRecord; was: Json | undefined }[] = [];
  for (const one of beside) suspects.push({ one, was: valueIn(await ask(one)) });
  for (const value of values) {
    if ((await changes.make({ [name]: value })) !== 'taken' || !changes.isNow(name, value)) return false;
    const following: typeof suspects = [];
    for (const { one, was } of suspects) {
      const is = valueIn(await ask(one));
      const isNew = is !== undefined && was !== undefined && !isSame(value, was, name);
      if (isNew && isSame(value, is, name)) following.push({ one, was: is });
    }
    suspects = following;
    if (suspects.length === 0) return true;
  }
  const exchange = changes.last();
  if (!exchange) return true;
  run.report(exchange, {
    kind: 'update-touches-others',
    severity: 'error',
    says: `A change of ${name} changes it in another record as well.`,
    at: `${name} of another`,
    rule: update.pointer,
    expected: 'the value before',
    actual: 'the value sent for the first one',
  });
  return true;
}
