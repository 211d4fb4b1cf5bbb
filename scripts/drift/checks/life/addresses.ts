// Follows the addresses in responses: declared links, the Location of a created record, and the status address of a
// pending operation.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { unwrapped } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { idIn, linksOf, paramsAt, paramsOfLocation } from '../../records/links.ts';
import type { Requests } from '../../requests/requests.ts';
import { isFailure } from '../../wire/reply.ts';
import { pollUntil } from '../shared/poll-until.ts';

/** Headers with the address of a created record or of an operation's status. */
const HEADERS = ['location', 'operation-location'];

/** Follows addresses in responses of operations other than creates; the lifecycle check covers creates. */
export async function checkAddresses({ run, requests, records }: Context): Promise<void> {
  for (const operation of run.operations) {
    if (run.ended !== undefined) return;
    if (operation.effect !== 'write' || operation.method === 'delete' || !hasAddress(operation)) continue;
    if (run.resources.some(({ create }) => create === operation)) continue;
    const params = records.target(operation);
    if (!params) continue;
    const tried = 'an answer that says where to look';
    const exchange = await requests.sendPlain(operation, params, { tried });
    if (!succeeded(exchange)) continue;
    await records.learnMade(exchange);
    await checkLinks(run, requests, exchange);
  }
}

const hasAddress = ({ definition }: Operation): boolean =>
  Object.entries(definition.responses).some(
    ([status, { headers = {}, links = {} }]) =>
      /^2/.test(status) &&
      (Object.keys(links).length > 0 ||
        Object.keys(headers).some((name) => HEADERS.includes(name.toLowerCase()))),
  );

/** Follows the links of a response. */
export async function checkLinks(run: Run, requests: Requests, exchange: Exchange): Promise<void> {
  for (const { name, operation, params } of linksOf(run, exchange)) {
    if (operation.effect !== 'read' || !run.operations.includes(operation)) continue;
    const request = { ...requests.plain(operation, params) };
    const answer = await pollUntil(
      run,
      () => run.call(operation, request, { tried: `the link ${name}`, lenient: [404] }),
      succeeded,
    );
    if (!answer || succeeded(answer) || ![400, 404, 410, 422].includes(answer.status)) continue;
    run.report(answer, {
      kind: 'broken-link',
      says: `The link ${name} of ${exchange.operation.id} leads nowhere.`,
      rule: exchange.operation.pointer,
      at: name,
      expected: '200',
      actual: `${answer.status}`,
    });
  }
  await checkLocation(run, requests, exchange);
  for (const name of HEADERS) await checkHeader(run, requests, exchange, name);
}

async function checkLocation(run: Run, requests: Requests, exchange: Exchange): Promise<void> {
  const resource = run.resources.find(({ create }) => create === exchange.operation);
  const reading = resource?.read;
  if (!reading || exchange.status !== 201 || !run.operations.includes(reading)) return;
  const known = run.pool.records(resource).find(({ own }) => own);
  // A Location that matches no record path may still be valid.
  const told = paramsOfLocation(exchange, resource);
  const path = run.pool.idPath(resource);
  const id = path && idIn(resource, unwrapped(exchange.json ?? null), path);
  if (!known || !told || (id !== undefined && told[resource.pathParameter] === id)) return;
  const request = requests.plain(reading, { ...known.params, ...told });
  const answer = await run.call(reading, request, {
    tried: 'the Location of what was made',
    lenient: [400, 404, 410, 422],
  });
  if (succeeded(answer)) return;
  run.report(exchange, {
    kind: 'broken-link',
    says: 'The Location of the created record leads nowhere.',
    rule: exchange.operation.pointer,
    at: 'header:location',
    expected: '200',
    actual: `${answer.status}`,
  });
}

/** Requests the address in a header unchanged, as a client would. */
async function checkHeader(run: Run, requests: Requests, exchange: Exchange, name: string): Promise<void> {
  const { reply, operation, status } = exchange;
  const text = isFailure(reply) ? null : reply.headers.get(name);
  const found = text === null ? undefined : placeOf(run, text);
  const told = TOLD.get(run) ?? new Set();
  if (!found || told.has(`${operation.pointer} ${name}`)) return;
  const { url, reading, params, isInside } = found;
  const asked = (other: string): CaseRequest => {
    const { body: _, ...plain } = reading ? requests.plain(reading, params) : exchange.request;
    return { ...plain, method: 'GET', path: other, query: [] };
  };
  if (reading && isInside) {
    // Creates are checked elsewhere, and a pending record may not exist yet.
    if (run.resources.some(({ create }) => create === operation)) return;
    if (name === 'location' && status === 202) return;
  }
  const who = exchange.caller;
  const mayRead = reading === undefined || (who && run.access.callersOf(reading).includes(who));
  const ask = (path: string) =>
    run.call(reading ?? operation, asked(path), {
      tried: `the address in ${name}`,
      lenient: GONE,
      // The contract says nothing about an undeclared address.
      ...(!reading && { unjudged: true }),
      ...(mayRead && { caller: who ?? null }),
    });
  // Another server may handle addresses outside the API; the declared address must work to prove the header wrong.
  if (!isInside && !(reading && succeeded(await ask(requests.plain(reading, params).path)))) return;
  const answer = await pollUntil(run, () => ask(`${url.origin}${url.pathname}${url.search}`), succeeded);
  if (!GONE.includes(answer.status)) return;
  TOLD.set(run, told.add(`${operation.pointer} ${name}`));
  run.report(exchange, {
    kind: 'broken-link',
    says: `The address in ${name} leads nowhere${isInside ? '' : ': it lacks the path prefix of the API'}.`,
    rule: operation.pointer,
    at: `header:${name}`,
    expected: '200',
    actual: `${answer.status}`,
  });
}

const GONE = [404, 410];

/** An operation that was reported once is not polled again. */
const TOLD = new WeakMap<Run, Set<string>>();

/** The operation and parameters of an address at the target; other hosts cannot be judged. */
function placeOf({ target, operations }: Run, address: string) {
  if (!target || !/^(\/(?!\/)|https?:\/\/)/i.test(address)) return undefined;
  const url = URL.parse(address, target);
  if (url?.origin !== target.origin) return undefined;
  const prefix = target.pathname.replace(/\/+$/, '');
  const isInside = url.pathname.startsWith(`${prefix}/`);
  const path = isInside ? url.pathname.slice(prefix.length) : url.pathname;
  const [fit] = operations.flatMap((one) => {
    const params = one.method === 'get' && one.effect === 'read' ? paramsAt(path, one.path) : undefined;
    return params ? [{ reading: one, params }] : [];
  });
  const { reading, params = {} } = fit ?? {};
  return isInside || reading ? { url, reading, params, isInside } : undefined;
}
