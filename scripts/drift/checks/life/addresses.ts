// Where an answer says that something can be read: by the links that its contract declares, where what was made is, and
// where to look how far something is. Each of them leads somewhere.
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import { idIn, linksOf, paramsAt, paramsOfLocation } from '../../links.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { unwrapped } from '../../shapes.ts';
import { isFailure } from '../../wire/reply.ts';
import { until } from '../until.ts';

/** Headers with the address of what was made, or of what says how far it is. */
const HEADERS = ['location', 'operation-location'];

/** Follows what else has an address in its answer than what makes records, which are followed over their life. */
export async function checkAddresses(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const operation of run.operations) {
    if (run.ended !== undefined) return;
    if (operation.effect !== 'write' || operation.method === 'delete' || !hasAddress(operation)) continue;
    if (run.resources.some(({ create }) => create === operation)) continue;
    const params = records.target(operation);
    if (!params) continue;
    const tried = 'an answer that says where to look';
    const exchange = await requests.sendPlain(operation, params, { tried });
    if (!worked(exchange)) continue;
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

/** Where an answer says that something can be read, it can. */
export async function checkLinks(run: Run, requests: Requests, exchange: Exchange): Promise<void> {
  for (const { name, operation, params } of linksOf(run, exchange)) {
    if (operation.effect !== 'read' || !run.operations.includes(operation)) continue;
    const request = { ...requests.plain(operation, params) };
    const answer = await until(
      run,
      () => run.call(operation, request, { tried: `the link ${name}`, lenient: [404] }),
      worked,
    );
    if (!answer || worked(answer) || ![400, 404, 410, 422].includes(answer.status)) continue;
    run.report(answer, {
      kind: 'broken-link',
      severity: 'error',
      says: `The link ${name} of ${exchange.operation.id} leads to nothing.`,
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
  // What leads elsewhere than to a record of this kind may lead to something all the same.
  const told = paramsOfLocation(exchange, resource);
  const path = run.pool.idPath(resource);
  const id = path && idIn(resource, unwrapped(exchange.json ?? null), path);
  if (!known || !told || (id !== undefined && told[resource.blank] === id)) return;
  const request = requests.plain(reading, { ...known.params, ...told });
  const answer = await run.call(reading, request, {
    tried: 'the Location of what was made',
    lenient: [400, 404, 410, 422],
  });
  if (worked(answer)) return;
  run.report(exchange, {
    kind: 'broken-link',
    severity: 'error',
    says: 'The Location of what was made leads to nothing.',
    rule: exchange.operation.pointer,
    at: 'header:location',
    expected: '200',
    actual: `${answer.status}`,
  });
}

/** Asks for the address in a header as it stands there, which is how a client reads it. */
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
    // What makes records is asked for its own already, and what is made later may not be there yet.
    if (run.resources.some(({ create }) => create === operation)) return;
    if (name === 'location' && status === 202) return;
  }
  const who = exchange.caller;
  const mayRead = reading === undefined || (who && run.access.callersOf(reading).includes(who));
  const ask = (path: string) =>
    run.call(reading ?? operation, asked(path), {
      tried: `the address in ${name}`,
      lenient: GONE,
      // Of what is not in the contract, it says nothing.
      ...(!reading && { unjudged: true }),
      ...(mayRead && { caller: who ?? null }),
    });
  // Outside of the API, something else may stand before it: what is where it should be proves that nothing is here.
  if (!isInside && !(reading && worked(await ask(requests.plain(reading, params).path)))) return;
  const answer = await until(run, () => ask(`${url.origin}${url.pathname}${url.search}`), worked);
  if (!GONE.includes(answer.status)) return;
  TOLD.set(run, told.add(`${operation.pointer} ${name}`));
  run.report(exchange, {
    kind: 'broken-link',
    severity: 'error',
    says: `The address in ${name} leads to nothing${isInside ? '' : ': it leaves out where the API begins'}.`,
    rule: operation.pointer,
    at: `header:${name}`,
    expected: '200',
    actual: `${answer.status}`,
  });
}

const GONE = [404, 410];

/** What is told once is not waited for again. */
const TOLD = new WeakMap<Run, Set<string>>();

/** What an address names, where it is at the target: one elsewhere may be right elsewhere. */
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
