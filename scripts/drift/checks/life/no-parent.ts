// Nothing is made at a path that leads to nothing: where a list is answered with 404, before and after, nothing is added.
import type { Operation } from '../../../contract/operations.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf } from '../../resources.ts';
import { type Run, worked } from '../../run.ts';
import { until } from '../until.ts';

type Params = Record<string, string>;

/** Of one operation, so many paths are looked at that may lead to nothing. */
const MOST_TRIED = 6;
const MOST_BODIES = 4;

export async function checkNoParent(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const add of run.operations) {
    if (run.ended !== undefined) return;
    const list = run.operations.find(
      ({ method, path, effect }) => method === 'get' && path === add.path && effect === 'read',
    );
    if (add.method !== 'post' || add.effect !== 'write' || !list || blanksOf(add.path).length === 0) continue;
    if (![add, list].every(saysMissing)) continue;
    await checkOne(run, requests, records, add, list);
  }
}

const saysMissing = ({ definition }: Operation): boolean =>
  ['404', '4XX'].some((status) => Object.hasOwn(definition.responses, status));

async function checkOne(
  run: Run,
  requests: Requests,
  records: Records,
  add: Operation,
  list: Operation,
): Promise<void> {
  const own = requests.proven(add);
  // Whoever may not read the list is told that it is not there, whatever is.
  const caller = run.access.callersOf(add).find((one) => run.access.callersOf(list).includes(one)) ?? null;
  if (!own || (caller === null && run.access.callers.length > 0)) return;
  const read = (params: Params) =>
    run.call(list, requests.plain(list, params), {
      tried: 'a list below what is not there',
      lenient: [400, 403, 404, 410, 422],
      caller,
    });
  if (!worked(await read(own))) return;
  for (const params of elsewhereOf(run, add, own).slice(0, MOST_TRIED)) {
    if ((await read(params)).status !== 404) continue;
    // What is there already may be refused for that.
    const done = await requests.sendPlain(add, params, {
      most: MOST_BODIES,
      tried: 'making something below what is not there',
      lenient: [400, 403, 404, 409, 410, 422],
      caller,
    });
    if (!worked(done)) continue;
    await records.learnMade(done);
    // What is made may make what it stands in, sooner or later.
    const after = await until(run, () => read(params), worked);
    if (done.status !== 201 || after.status !== 404) continue;
    run.report(done, {
      kind: 'wrong-parent',
      severity: 'error',
      says: `It makes something below what is not there: ${list.id} answers 404 at the same path, before and after.`,
      rule: add.pointer,
      expected: '404',
      actual: `${done.status}`,
    });
    return;
  }
}

/** Paths of which a part is a number or an id that nobody has, or that of another record, the innermost first. */
function elsewhereOf({ pool, resources }: Run, { path }: Operation, own: Params): Params[] {
  const nobodys = blanksOf(path)
    .toReversed()
    .flatMap((blank): Params[] => {
      const value = unknownLike(own[blank] ?? '');
      return value === undefined ? [] : [{ ...own, [blank]: value }];
    });
  const others = resources
    // A record that is there may have an empty list, which some answer with 404.
    .filter((one) => path.startsWith(`${one.path}/`) && blanksOf(one.path).length < blanksOf(path).length)
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap((one) => {
      const isOther = ({ params }: { params: Params }) =>
        Object.entries(params).some(([name, value]) => own[name] !== value);
      return pool.records(one).filter(isOther).slice(0, 2);
    })
    .map(({ params }) => ({ ...own, ...params }));
  return [...nobodys, ...others];
}

function unknownLike(value: string): string | undefined {
  if (/^\d+$/.test(value)) return '999999';
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    return '5d0c1f7e-94a3-4b6e-8c21-0f7b3ad96e54';
  return /\d$/.test(value) ? value.replace(/\d+$/, (digits) => '9'.repeat(digits.length)) : undefined;
}
