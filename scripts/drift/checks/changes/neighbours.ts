// Whether a change of one record changes another one as well: the one that was made next to it, or one that is called the
// same below another record. It counts when the other one takes on the very value that was sent, and then the next one:
// nobody else knows what this run makes, and nobody else sends what it sends.
import { alternatives, type Node } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import { isBoundByWords, type Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { Known } from '../../pool.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf, nameOfCollection } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { sentIn } from '../../sent.ts';
import { isSame, recordIn } from '../stored.ts';
import { type Changes, createChanges } from './changes.ts';
import { otherValues } from './other-values.ts';
import { shownIn } from './shown.ts';
import type { Fields } from './way.ts';
import { partOf, waysOf } from './ways.ts';

/** So many properties are changed. */
const MOST_CHANGED = 2;
/** So many others are looked at. */
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

/** A record of this run's own that is changed, and those that were made for it. */
async function pairFor(
  run: Run,
  records: Records,
  update: Operation,
): Promise<{ known: Known | undefined; sent: Fields; made: Known[] }> {
  const resource = run.resources.find(({ path }) => path === update.path);
  // What there is one of below each record, unless it is a record itself that several may have in common.
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

/** Those that were made, and those that are called the same below other records; any where none was made. */
function others({ pool }: Run, { path }: Operation, known: Known, made: Known[]): Known[] {
  const { params } = known;
  const blanks = blanksOf(path);
  const last = blanks.at(-1) ?? '';
  const isOther = (one: Known) => blanks.some((name) => one.params[name] !== params[name]);
  const all = pool.fits(path);
  const alike = all.filter((one) => one.params[last] === params[last] && hasOwn(one, known));
  return [
    ...new Set([...made, ...alike, ...(made.length === 0 ? all.filter((one) => hasOwn(one, known)) : [])]),
  ]
    .filter(isOther)
    .slice(0, MOST_BESIDE);
}

/** Whether two records name none in common: what both have of it would be one and the same. */
const hasOwn = ({ body }: Known, known: Known): boolean =>
  !Object.entries(body).some(
    ([name, value]) =>
      (names.recordNamed(name) ?? '') !== '' &&
      typeof value !== 'object' &&
      !blanksOf(known.resource.path).includes(name) &&
      known.body[name] === value,
  );

interface Pair {
  read: Operation;
  update: Operation;
  known: Known;
  sent: Fields;
  beside: Known[];
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
  for (const way of waysOf(run, update, read, sent)) {
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

/** What is a text or a number, and bound to nothing else. */
function isPlain(document: Parameters<typeof alternatives>[0], name: string, node: Node): boolean {
  const types = alternatives(document, node).map(({ type }) => type);
  return (
    types.every((type) => ['string', 'integer', 'number', 'null'].includes(type)) &&
    names.recordNamed(name) === undefined &&
    ![names.isWorkflow, names.isSecret, names.isBound, names.isDerived].some((is) => is(name))
  );
}

/** Whether a property may tell of a record that is named beside it, which both may have in common. */
const isOfNamed = (name: string, all: string[]): boolean =>
  all.some((other) => {
    const record = names.recordNamed(other) ?? '';
    return record !== '' && names.plain(name).startsWith(record);
  });

/** @returns whether the change was taken */
async function isFollowed(
  run: Run,
  requests: Requests,
  { read, update, beside }: Pair,
  changes: Changes,
  { name, values }: { name: string; values: Json[] },
): Promise<boolean> {
  const ask = (one: Known): Promise<Exchange> =>
    run.call(read, requests.plain(read, one.params), {
      tried: 'reading what stands beside it',
      lenient: [404, 410],
    });
  const valueIn = (exchange: Exchange): Json | undefined =>
    worked(exchange) ? recordIn(exchange.json, { [name]: null })?.[name] : undefined;
  let suspects: { one: Known; was: Json | undefined }[] = [];
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
