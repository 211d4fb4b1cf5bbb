// A backend without access control and validation: an invalid request gets the response of the last valid one, an
// unauthorized request runs with valid credentials, and every method works. All faults are active at once, but do not
// interfere: a request that breaks several rules is still rejected, and caller, content and method are never wrong
// together.
import { forRequests } from '../../contract/direction.ts';
import { declaredAnswer, type Json } from '../../contract/document.ts';
import { createJudge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import { isJson } from '../../contract/media.ts';
import { methodsOf, type Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import { compileSchemas } from '../../contract/schemas.ts';
import { type Access, createAccess } from '../auth/access.ts';
import type { Reply } from '../wire/reply.ts';
import { credentialsOf } from './caller.ts';
import { type Backend, type Between, isReply, keyOf } from './lab-run.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

export interface LaxBackend {
  between: Between;
  /** Wrongly accepted requests: pointers of the broken rules, or `place/keyword` if unknown. */
  taken: Map<string, Set<string>>;
}

export function createLaxBackend({ contract, callers }: Backend): LaxBackend {
  const judge = createJudge(contract);
  const rules = createRules(contract);
  const access = createAccess(contract, credentialsOf(callers));
  const worked = new Map<Operation, Reply>();
  const taken = new Map<string, Set<string>>();
  const success = (operation: Operation): Reply => worked.get(operation) ?? exampleOf(operation);
  return {
    taken,
    between: (send) => async (wire, extra) => {
      const read = await readRequest(contract, wire);
      if (!read) {
        const { pathname } = new URL(`http://lab${wire.target}`);
        const isMethod = methodsOf(contract, pathname).length > 0 && wire.method !== 'OPTIONS';
        return isMethod ? jsonReply(200, {}) : send(wire, extra);
      }
      const { operation, given, unreadable } = read;
      const who = allowed(access, operation, extra?.headers ?? {});
      // Removals are not executed, so that later callers find the same data.
      if (who) return wire.method === 'DELETE' ? success(operation) : send(wire, { ...extra, ...who });
      if (unreadable) {
        taken.set(keyOf(wire), new Set([unreadable]));
        return success(operation);
      }
      const fields = new Set(judge.request(operation, given).map(({ field }) => field));
      if (fields.size === 1) {
        taken.set(keyOf(wire), rules(read));
        return success(operation);
      }
      const reply = await send(wire, extra);
      if (isReply(reply) && reply.status < 300) worked.set(operation, reply);
      return reply;
    },
  };
}

/** Credentials of an allowed caller, if the actual one is not allowed; undefined if it is. */
function allowed(access: Access, operation: Operation, given: Record<string, string>) {
  if (operation.open) return undefined;
  const own = JSON.stringify(given);
  const strangers = access.strangersTo(operation).map((one) => JSON.stringify(one.share().headers));
  const isKnown = access.callers.some((one) => JSON.stringify(one.share().headers) === own);
  return isKnown && !strangers.includes(own) ? undefined : access.callerOf(operation)?.share();
}

/** Finds the keywords that a request breaks. */
function createRules(contract: Contract): (read: ReadRequest) => Set<string> {
  const document = forRequests(contract.document);
  const schemas = compileSchemas(document);
  return ({ operation, given }) => {
    const broken = new Set<string>();
    const [type = '', media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
    if (given.body !== undefined && media?.schema && isJson(type)) {
      const pointer = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
      for (const error of schemas.errors(pointer, given.body)) broken.add(schemas.rule(error));
    }
    return broken;
  };
}

/** The contract's example of a success response. */
export function exampleOf(operation: Operation): Reply {
  const [status = '200', answer] =
    Object.entries(operation.definition.responses).find(([key]) => /^2/.test(key)) ?? [];
  const media = Object.values(answer?.content ?? {})[0];
  const value = Object.values(media?.examples ?? {})[0]?.value;
  return declaredAnswer(operation.definition, Number(status))?.answer.content
    ? jsonReply(Number(status), value ?? {})
    : { status: Number(status), headers: new Headers(), body: new Uint8Array(), ms: 1 };
}

export const jsonReply = (status: number, json: Json, type = 'application/json'): Reply => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body: new TextEncoder().encode(JSON.stringify(json)),
  ms: 1,
});
