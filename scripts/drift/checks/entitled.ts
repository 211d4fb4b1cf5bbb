// Whoever the contract lets in is let in: at what it was itself given by a list, or has itself made. A refusal may still
// have its reason in the record, unless what is not there at all, or cannot be read, is refused in the same way.
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../cli/credential.ts';
import { idIn } from '../links.ts';
import type { Known } from '../pool.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { blanksOf, type Resource } from '../resources.ts';
import { type Exchange, REFUSING, type Run, worked } from '../run.ts';
import { recordsIn } from '../shapes.ts';
import { isTurnedAway, reportRefused } from './callers.ts';
import { madeUp } from './life/made-up.ts';
import { ownerOf, parentOf } from './life/parents.ts';

type Params = Record<string, string>;

/** Of what a list gives somebody, so many are asked for, and so many of those that it stands below. */
const MOST_GIVEN = 3;
const MOST_PARENTS = 2;

export async function tryEntitled(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { path, effect, definition } = operation;
  if (definition['x-permission'] !== undefined || (effect === 'write' && run.mode === 'read')) return;
  const [main, ...others] = run.access.callersOf(operation);
  if (!main || run.coverage.unproven([operation]).length > 0) return;
  const first: Credential = main;
  const resource = ownerOf(run, operation);
  const isMaking = run.resources.some(({ create }) => create === operation) && !path.includes('{');
  for (const caller of others.filter(run.access.isSure)) {
    // Who comes with a cookie may have to send along what only pages know.
    if (effect === 'write' && caller.parts().some(({ kind }) => kind === 'cookie')) continue;
    if (run.ended !== undefined) return;
    const refused = isMaking
      ? await refusedToMake(caller)
      : resource && (await refusedAtGiven(resource, caller));
    if (refused) reportRefused(run, refused, caller);
  }

  /** What it may make, somebody else makes; what nobody can read is refused to it all the same. */
  async function refusedToMake(caller: Credential): Promise<Exchange | undefined> {
    const refused = await ask({}, caller);
    const unreadable = isTurnedAway(refused) ? unreadableFor() : undefined;
    if (!unreadable) return undefined;
    const isRefused = isTurnedAway(await send(unreadable, caller));
    if (!isRefused || isTurnedAway(await send(unreadable, first))) return undefined;
    if (!worked(await ask({}, first))) return undefined;
    const again = await ask({}, caller);
    return isTurnedAway(again) ? again : undefined;
  }

  function unreadableFor(): CaseRequest | undefined {
    const context = requests.context(operation, {});
    return run.cases
      .attempts(operation, { seed: run.seed, context })
      .find(({ kind, name }) => kind === 'malformed' && name === 'body: not JSON')
      ?.make()?.request;
  }

  async function refusedAtGiven(owner: Resource, caller: Credential): Promise<Exchange | undefined> {
    const given = effect === 'read' ? await givenTo(owner, caller) : await madeBy(owner, caller);
    let last: Exchange | undefined;
    for (const params of given) {
      last = await ask(params, caller);
      if (!isTurnedAway(last)) return undefined;
    }
    const [params] = given;
    if (!last || !params || !(await isWhateverItIs(owner, params, caller))) return undefined;
    if (!worked(await ask(params, first))) return undefined;
    return last;
  }

  /** Whether somebody is turned away from what is not there, and somebody else is told so. */
  async function isWhateverItIs({ blank }: Resource, params: Params, caller: Credential): Promise<boolean> {
    const [id] = madeUp(run, operation, blank);
    if (id === undefined) return false;
    const all = { ...params, [blank]: id };
    return isTurnedAway(await ask(all, caller)) && !isTurnedAway(await ask(all, first));
  }

  async function ask(params: Params, caller: Credential): Promise<Exchange> {
    await requests.prepare(operation);
    await requests.readVersion(operation, params);
    const exchange = await send(requests.plain(operation, params), caller);
    const made = await records.learnMade(exchange);
    if (made && caller !== first) setApart(made, caller);
    if (worked(exchange) && operation.method === 'delete') records.gone(operation, params);
    return exchange;
  }

  /** What somebody has made may be there for nobody else: it is named nowhere, and removed by whoever made it. */
  function setApart(known: Known, caller: Credential): void {
    run.pool.forget(known);
    for (const one of run.made) if (one.params === known.params) one.caller = caller;
  }

  function send(request: CaseRequest, caller: Credential): Promise<Exchange> {
    const lenient = [...REFUSING, 400, 404, 409, 410, 415, 422];
    return run.call(operation, request, { tried: `as ${caller.called}`, lenient, caller });
  }

  /** What a list that somebody may call has. */
  async function givenTo(owner: Resource, caller: Credential): Promise<Params[]> {
    const { list, blank, collection } = owner;
    const idPath = run.pool.idPath(owner);
    if (!list || !idPath || !run.access.callersOf(list.operation).includes(caller)) return [];
    const above = parentOf(run, owner);
    // What this run made has little below it.
    const known = (above ? run.pool.records(above) : [])
      .toSorted((a, b) => Number(a.own) - Number(b.own))
      .map(({ params }) => params);
    const given: Params[] = [];
    for (const params of blanksOf(collection).length === 0 ? [{}] : known.slice(0, MOST_PARENTS)) {
      const request = requests.plain(list.operation, params);
      const how = { tried: 'the list', caller, lenient: [...REFUSING, 404, 410] };
      const listed = await run.call(list.operation, request, how);
      const ids = recordsIn(list.shape, worked(listed) ? listed.json : undefined).map((entry) =>
        idIn(owner, entry, idPath),
      );
      given.push(...ids.flatMap((id) => (id === undefined ? [] : [{ ...params, [blank]: id }])));
    }
    return given.slice(0, MOST_GIVEN);
  }

  /** What somebody has made; of more than changing and removing it, another one may have to decide. */
  async function madeBy(owner: Resource, caller: Credential): Promise<Params[]> {
    const { create, updates, remove } = owner;
    const isItself = operation === remove || updates.includes(operation);
    if (!create || !isItself || !run.access.callersOf(create).includes(caller)) return [];
    const made = await records.make(owner, `making a record as ${caller.called}`, { caller });
    if (!made) return [];
    setApart(made.known, caller);
    return [made.known.params];
  }
}
