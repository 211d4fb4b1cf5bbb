// Answers one API request. Prism handles operations that the sandbox lacks, and declared answers
// requested by `Prefer`; the sandbox handles the rest. Every response is validated.
import { findOperation, methodsOf, type Operation } from '../scripts/contract/operations.ts';
import { apiPrefix, OUTSIDE } from '../scripts/contract/published.ts';
import { hasBody } from './body.ts';
import { readBody } from './guards.ts';
import type { GuestDoor } from './guest-door.ts';
import type { IdentityDoor } from './identity-door.ts';
import type { Live, LiveContract } from './live-contract.ts';
import type { Part } from './parts.ts';
import { checkPrefer, readPrefer } from './prefer.ts';
import { askPrism } from './prism.ts';
import { invalid, problem, type Reply } from './problems.ts';
import { createRecentAnswers } from './recent-answers.ts';
import type { RequestContext } from './request-context.ts';
import { pathWithoutSecrets, takeAccount } from './request-log.ts';
import type { SelfCheck } from './self-check.ts';
import { ask, forSandbox, headersOf, PartUnavailable } from './upstream.ts';

export interface ApiNeeds {
  contract: Pick<LiveContract, 'now' | 'during'>;
  /** Undefined when disabled. */
  sandbox(): Part | undefined;
  /** Undefined when disabled. */
  identity(): Pick<IdentityDoor, 'origin'> | undefined;
  guests: Pick<GuestDoor, 'originFor'>;
  selfCheck: SelfCheck;
}

interface ApiRequest extends RequestContext {
  live: Live;
  operation: Operation;
  params: Record<string, string>;
}

/**
 * @returns the handler. It throws CutOff to break the connection, or the reason the signal was
 * aborted with
 */
export function createApiDoor({
  contract,
  sandbox,
  identity,
  guests,
  selfCheck,
}: ApiNeeds): (visit: RequestContext) => Promise<Reply> {
  const recent = createRecentAnswers();
  return (visit) => contract.during((live) => enter(visit, live));

  async function enter(visit: RequestContext, live: Live): Promise<Reply> {
    const prefix = apiPrefix(live.contract.document);
    const path = visit.url.pathname.startsWith(`${prefix}/`) ? visit.url.pathname.slice(prefix.length) : '';
    const found = findOperation(live.contract, visit.entry.method, path);
    if (!found) return elsewhere(methodsOf(live.contract, path), visit.url.pathname);
    visit.entry.operationId = found.operation.id;
    visit.facts.operation = found.operation.id;
    visit.facts.path = prefix + pathWithoutSecrets(found.operation.path, found.params);
    const asked = { ...visit, ...found, live };
    return answer(asked).catch((error: Error) => {
      if (!(error instanceof PartUnavailable)) throw error;
      if (error.mayHaveReceived && found.operation.effect !== 'read') {
        const detail =
          'The connection broke. It is unknown whether the change was saved. Check before you try again.';
        return judged(asked, problem(500, detail));
      }
      const detail = `${error.message} Try again in a moment.`;
      return judged(asked, problem(503, detail, undefined, { 'retry-after': '1' }));
    });
  }

  function judged({ live: { judge }, operation, entry }: ApiRequest, reply: Reply): Reply {
    entry.violations = selfCheck.check(judge, operation, reply).length;
    return reply;
  }

  async function answer(asked: ApiRequest): Promise<Reply> {
    const { request, operation, signal, entry, faults } = asked;
    const failure = await faults.meet(operation.id, signal);
    if (failure) return judged(asked, failure);
    const header = [request.headers.prefer].flat().join(', ');
    const wish = readPrefer(header) ?? readPrefer(faults.of(operation.id).prefer);
    const part = sandbox();
    if (part && !wish && part.said.operations?.includes(operation.id)) {
      await faults.pass('sandbox', signal);
      return askSandbox(part, asked);
    }
    entry.by = 'prism';
    await faults.pass('prism', signal);
    const prefer = wish && checkPrefer(operation, wish);
    const reply =
      prefer && 'wrong' in prefer ? invalid([prefer.wrong]) : await answerFromContract(asked, prefer?.header);
    return judged(asked, reply);
  }

  /** Streams the body, because an upload may be too large for memory. */
  async function askSandbox(part: Part, asked: ApiRequest): Promise<Reply> {
    const { request, url, signal, entry, facts, operation, faults } = asked;
    // The parts see only the contract's prefix.
    const path = url.pathname.slice(OUTSIDE.length) + url.search;
    const forward = async () => {
      entry.by = 'sandbox';
      const reply = await ask(part, {
        method: entry.method,
        path,
        headers: forSandbox(asked, identity()?.origin(faults), guests.originFor(request)),
        body: hasBody(request) ? request : undefined,
        signal,
      });
      return judged(asked, reply);
    };
    if (operation.effect === 'read' && operation.method === 'get' && !hasBody(request)) {
      // Cached responses were validated when they were created.
      entry.by = 'memory';
      return takeAccount(await recent.read(request, path, forward), facts);
    }
    const reply = await forward();
    recent.note(reply);
    return takeAccount(reply, facts);
  }

  async function answerFromContract(asked: ApiRequest, prefer: string | undefined): Promise<Reply> {
    const { request, operation, params, url, live: now, signal } = asked;
    const read = await readBody(request, operation, now.contract.document);
    if ('refused' in read) return read.refused;
    const given = { params, query: url.searchParams, headers: headersOf(request) };
    const reply = await askPrism(now.prism, { ...given, operation, json: read.json, prefer, signal });
    // Prism answers an invalid request with the example of a 422, which names other fields.
    const wrong = [...now.judge.request(operation, { ...given, body: read.body }), ...read.wrong];
    return reply.status !== 401 && wrong.length > 0 ? invalid(wrong) : reply;
  }
}

function elsewhere(methods: string[], path: string): Reply {
  if (methods.length === 0) return problem(404, `The contract has nothing at ${path.slice(0, 200)}.`);
  const allow = methods.map((method) => method.toUpperCase()).join(', ');
  return problem(405, `This path takes ${allow}.`, undefined, { allow });
}
