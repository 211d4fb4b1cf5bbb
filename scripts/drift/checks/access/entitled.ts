// Checks that every allowed caller gets access to what its own lists show and what it created. A rejection may be due
// to the record, unless missing records are rejected in the same way.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../auth/credential.ts';
import { type Exchange, REFUSING, succeeded } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { pathParametersOf, type Resource } from '../../model/resources.ts';
import { recordsIn } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { idIn } from '../../records/links.ts';
import { madeUp } from '../life/made-up.ts';
import { ownerOf, parentOf } from '../life/parents.ts';
import { isTurnedAway, reportRefused } from './callers.ts';

type Params = Record<string, string>;

/** Number of listed records, and of parents, to request for each caller. */
const MOST_GIVEN = 3;
const MOST_PARENTS = 2;

export async function tryEntitled({ run, requests, records }: Context, operation: Operation): Promise<void> {
  const { path, effect, definition } = operation;
  if (definition['x-permission'] !== undefined || (effect === 'write' && run.mode === 'read')) return;
  const [main, ...others] = run.access.callersOf(operation);
  if (!main || run.coverage.unproven([operation]).length > 0) return;
  const first: Credential = main;
  const resource = ownerOf(run, operation);
  const isMaking = run.resources.some(({ create }) => create === operation) && !path.includes('{');
  for (const caller of others.filter(run.access.isSure)) {
    // A cookie session may need a token that only pages know.
    if (effect === 'write' && caller.parts().some(({ kind }) => kind === 'cookie')) continue;
    if (run.ended !== undefined) return;
    const refused = isMaking
      ? await refusedToMake(caller)
      : resource && (await refusedAtGiven(resource, caller));
    if (refused) reportRefused(run, refused, caller);
  }

  /** Another caller creates the record, which must be rejected even if it cannot be read. */
  async function refusedToMake(caller: Credential): Promise<Exchange | undefined> {
    const refused = await ask({}, caller);
    const unreadable = isTurnedAway(refused) ? unreadableFor() : undefined;
    if (!unreadable) return undefined;
    const isRefused = isTurnedAway(await send(unreadable, caller));
    if (!isRefused || isTurnedAway(await send(unreadable, first))) return undefined;
    if (!succeeded(await ask({}, first))) return undefined;
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
    if (!succeeded(await ask(params, first))) return undefined;
    return last;
  }

  /** Whether a caller is rejected from a missing record while another caller gets 404. */
  async function isWhateverItIs(
    { pathParameter }: Resource,
    params: Params,
    caller: Credential,
  ): Promise<boolean> {
    const [id] = madeUp(run, operation, pathParameter);
    if (id === undefined) return false;
    const all = { ...params, [pathParameter]: id };
    return isTurnedAway(await ask(all, caller)) && !isTurnedAway(await ask(all, first));
  }

  async function ask(params: Params, caller: Credential): Promise<Exchange> {
    await requests.prepare(operation);
    await requests.readVersion(operation, params);
    const exchange = await send(requests.plain(operation, params), caller);
    const made = await records.learnMade(exchange);
    if (made && caller !== first) setApart(made, caller);
    if (succeeded(exchange) && operation.method === 'delete') records.gone(operation, params);
    return exchange;
  }

  /** The record may be private: it is not used elsewhere, and its creator removes it. */
  function setApart(known: KnownRecord, caller: Credential): void {
    run.pool.forget(known);
    run.creations.setRemover(known.params, caller);
  }

  function send(request: CaseRequest, caller: Credential): Promise<Exchange> {
    const lenient = [...REFUSING, 400, 404, 409, 410, 415, 422];
    return run.call(operation, request, { tried: `as ${caller.called}`, lenient, caller });
  }

  /** The records in a list that the caller can read. */
  async function givenTo(owner: Resource, caller: Credential): Promise<Params[]> {
    const { list, pathParameter, collection } = owner;
    const idPath = run.pool.idPath(owner);
    if (!list || !idPath || !run.access.callersOf(list.operation).includes(caller)) return [];
    const above = parentOf(run, owner);
    // Records of this run have few children.
    const known = (above ? run.pool.records(above) : [])
      .toSorted((a, b) => Number(a.own) - Number(b.own))
      .map(({ params }) => params);
    const given: Params[] = [];
    for (const params of pathParametersOf(collection).length === 0 ? [{}] : known.slice(0, MOST_PARENTS)) {
      const request = requests.plain(list.operation, params);
      const how = { tried: 'the list', caller, lenient: [...REFUSING, 404, 410] };
      const listed = await run.call(list.operation, request, how);
      const ids = recordsIn(list.shape, succeeded(listed) ? listed.json : undefined).map((entry) =>
        idIn(owner, entry, idPath),
      );
      given.push(...ids.flatMap((id) => (id === undefined ? [] : [{ ...params, [pathParameter]: id }])));
    }
    return given.slice(0, MOST_GIVEN);
  }

  /** Records that the caller created; other operations than changing and removing may need approval. */
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
