// Checks access: no credentials, invalid credentials and wrong user types are rejected, and so are undeclared methods.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../auth/credential.ts';
import { type Exchange, REFUSING, type Run, succeeded } from '../../engine/run.ts';
import type { DriftKind } from '../../findings/kinds.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';

const METHODS = ['get', 'put', 'patch', 'post', 'delete'] as const;

export async function tryCallers({ run, requests, records }: Context, operation: Operation): Promise<void> {
  if (operation.open || (operation.effect === 'write' && run.mode === 'read')) return;
  const params = requests.proven(operation) ?? records.target(operation) ?? {};
  const rule = operation.definition.security ? `${operation.pointer}/security` : '/security';
  const lenient = [...REFUSING, 404, 400, 422];
  const attempt = async (caller: Credential | null, tried: string, kind: DriftKind, says: string) => {
    const exchange = await requests.sendPlain(operation, params, { tried, caller, lenient });
    // A conflict is reported only to callers with access.
    if (!succeeded(exchange) && exchange.status !== 409) return false;
    await records.learnMade(exchange);
    run.report(exchange, {
      kind,
      says,
      at: tried,
      rule,
      expected: '401 or 403',
      actual: `${exchange.status}`,
    });
    return true;
  };
  const isOpen = await attempt(
    null,
    'no credentials',
    'auth-not-checked',
    'Accepted a request without the required credentials.',
  );
  for (const garbage of run.access.garbageFor(operation)) {
    await attempt(garbage, 'made-up credentials', 'auth-not-checked', 'Accepted made-up credentials.');
  }
  for (const half of run.access.incompleteFor(operation)) {
    const says = `Accepted ${half.called} alone; the contract requires more.`;
    await attempt(half, `with ${half.alone} alone`, 'auth-not-checked', says);
  }
  for (const stranger of run.access.strangersTo(operation)) {
    const says = `Accepted a call by ${stranger.as}; the contract allows ${[...new Set(operation.security.flatMap((way) => Object.values(way).flat()))].join(', ')}.`;
    await attempt(stranger, `as ${stranger.as}`, 'role-not-checked', says);
  }
  for (const outsider of isOpen ? [] : run.access.outsidersTo(operation)) {
    const says = `Accepted a call by ${outsider.as}, with another kind of credentials than the contract requires.`;
    await attempt(outsider, `as ${outsider.as}`, 'role-not-checked', says);
  }
}

/** A public operation ignores credentials, for plain requests and for invalid ones. */
export async function tryOpen({ run, requests, records }: Context, operation: Operation): Promise<void> {
  if (!operation.open || (operation.effect === 'write' && run.mode === 'read')) return;
  const params = requests.proven(operation) ?? records.target(operation) ?? {};
  const context = requests.context(operation, params);
  const wrong = run.cases
    .attempts(operation, { seed: run.seed, context })
    .filter(({ kind }) => kind === 'invalid')
    .map((attempt) => attempt.make()?.request)
    .find((request) => request !== undefined);
  for (const request of [requests.plain(operation, params), ...(wrong ? [wrong] : [])]) {
    for (const caller of run.access.callers) {
      const ask = async (who: Credential | null, tried: string) => {
        const lenient = [...REFUSING, 404, 400, 422];
        const exchange = await run.call(operation, request, { tried, caller: who, lenient });
        await records.learnMade(exchange);
        return exchange;
      };
      const alone = await ask(null, 'no credentials');
      if (!isTurnedAway(alone)) break;
      const named = await ask(caller, `as ${caller.as ?? 'the caller'}`);
      // A login with a wrong password is rejected with any credentials.
      if (named.status === 0 || named.status >= 500 || isTurnedAway(named)) continue;
      const again = await ask(null, 'no credentials');
      if (!isTurnedAway(again)) break;
      run.report(again, {
        kind: 'role-refused',
        says: 'Requires credentials, though the contract allows everybody.',
        at: 'no credentials',
        rule: operation.definition.security ? `${operation.pointer}/security` : operation.pointer,
        expected: 'an answer to the request itself',
        actual: `${again.status}`,
      });
      return;
    }
  }
}

export const isTurnedAway = ({ status }: Exchange): boolean =>
  (REFUSING as readonly number[]).includes(status);

/** Every caller that the contract allows can read, if another such caller could. */
export async function tryRoles({ run, requests }: Context, operation: Operation): Promise<void> {
  if (operation.effect !== 'read' || operation.definition['x-permission'] !== undefined) return;
  const [first, ...rest] = run.access.callersOf(operation);
  // Records may be private to one caller, but an operation without path parameters is not.
  const isOfAll = !operation.path.includes('{');
  const others = (
    isOfAll ? rest : rest.filter(({ as, alone }) => alone !== undefined && as === first?.as)
  ).filter(run.access.isSure);
  const params = isOfAll ? {} : requests.proven(operation);
  if (!first || others.length === 0 || !params) return;
  const request = requests.plain(operation, params);
  const plain = await run.call(operation, request, { tried: 'a plain request', caller: first });
  for (const caller of succeeded(plain) ? others : []) {
    const exchange = await run.call(operation, request, {
      tried: `as ${caller.called}`,
      caller,
      lenient: REFUSING,
    });
    if (!isTurnedAway(exchange)) continue;
    reportRefused(run, exchange, caller);
  }
}

export function reportRefused(run: Run, exchange: Exchange, caller: Credential): void {
  const { operation, status } = exchange;
  run.report(exchange, {
    kind: 'role-refused',
    says: `Refused ${caller.called}, which the contract allows.`,
    at: `as ${caller.called}`,
    rule: operation.definition.security ? `${operation.pointer}/security` : '/security',
    expected: '2XX',
    actual: `${status}`,
  });
}

/** Checks methods that the contract does not declare for a path. */
export async function tryMethods({ run, requests, records }: Context, path: string): Promise<void> {
  const there = run.contract.operations.filter((one) => one.path === path);
  const [some] = there.filter((one) => run.operations.includes(one));
  if (!some) return;
  for (const method of METHODS) {
    if (there.some((one) => one.method === method) || (run.mode === 'read' && method !== 'get')) continue;
    // Removing a whole collection is tried only on a local machine.
    if (method === 'delete' && !path.endsWith('}') && !run.allowSharedWrites) continue;
    const effect = method === 'get' ? 'read' : 'write';
    const target = records.target({ ...some, method, effect });
    // An undeclared method may create what does not exist, but DELETE cannot.
    if (!target && method !== 'delete' && !run.allowSharedWrites) continue;
    const params = target ?? unusedParams(run, path);
    const { body: _, ...plain } = requests.plain(some, params);
    const request: CaseRequest = {
      ...plain,
      method: method.toUpperCase(),
      ...(['put', 'patch', 'post'].includes(method) && { body: { type: 'application/json', json: {} } }),
    };
    const exchange = await run.call(some, request, { tried: `the method ${request.method}`, unjudged: true });
    if (!succeeded(exchange)) continue;
    run.report(exchange, {
      kind: 'undeclared-method',
      says: `Answered ${request.method}, which the contract does not declare for ${path}.`,
      at: method,
      rule: some.pointer.replace(/\/[^/]+$/, ''),
      expected: '405',
      actual: `${exchange.status}`,
    });
  }
}

const unusedParams = ({ runId }: Run, path: string): Record<string, string> =>
  Object.fromEntries(pathParametersOf(path).map((name) => [name, `drift-${runId}`]));
