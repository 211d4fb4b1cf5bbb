// The one way to a handler: who is calling, may they, is it right by the contract, and only then what they ask for.
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import { resolveSchema, type Schema } from '../../scripts/contract/document.ts';
import { type Judge, mediaType } from '../../scripts/contract/judge.ts';
import type { Contract } from '../../scripts/contract/load.ts';
import { findOperation, type Operation } from '../../scripts/contract/operations.ts';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import { hasBody } from '../body.ts';
import { problem, type Reply } from '../problems.ts';
import { readJson, unstorable } from './body.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';
import type { OpenMedia } from './media/media.ts';
import { type Parts, type ReceivedFile, receive } from './media/receive.ts';
import { notFound, Refusal, refuse, refuseFields } from './refusal.ts';
import { ownRows } from './store/own-rows.ts';
import type { Tables } from './store/tables.ts';
import type { Verify } from './tokens.ts';
import { actingOn, checkRole, readActor } from './who.ts';

export interface DispatchParts {
  contract: Contract;
  judge: Judge;
  handlers: Handlers;
  verify: Verify;
  db: Kysely<Tables>;
  media: OpenMedia;
  log(line: string): void;
}

/** A request of the API. `pathname` is without the server's prefix. */
export interface ApiRequest {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: Headers;
  incoming: IncomingMessage;
}

/** @returns answers every request, whatever it is and whatever goes wrong; an unexpected error is logged */
export function createDispatch(parts: DispatchParts): (request: ApiRequest) => Promise<Reply> {
  const { contract, judge, handlers, verify, db, media, log } = parts;
  for (const { id, permission, open } of contract.operations) {
    // Neither is enforced here yet, and a rule of the contract that is not enforced must not be served.
    if (id in handlers && (permission !== null || open))
      throw new Error(`${id} needs a rule that is not there yet`);
  }

  const answer = async (request: ApiRequest): Promise<Reply> => {
    const { query, headers, incoming } = request;
    const found = findOperation(contract, request.method, request.pathname);
    const handler = found && handlers[found.operation.id as OperationId];
    if (!found || !handler) throw notFound();
    const { operation, params } = found;

    const actor = await readActor(headers.get('authorization'), verify, db);
    const uid = query.get('uid');
    checkRole(actor, operation, uid);

    const judged = (body?: unknown) => {
      const errors = judge.request(operation, { params, query, headers, body });
      return [
        ...unstorable(Object.fromEntries(query)),
        ...unstorable(params),
        ...unstorable(body),
        ...errors,
      ];
    };
    const refuseIf = (errors: FieldError[]) => {
      if (errors.length > 0) throw refuseFields(errors);
    };
    const bodyType = Object.keys(operation.definition.requestBody?.content ?? {})[0];
    if (bodyType && mediaType(headers) !== bodyType && hasBody(incoming)) {
      throw refuse(415, `Send the body as ${bodyType}.`);
    }
    const isMultipart = bodyType === 'multipart/form-data';
    // The parts of a multipart body are judged when the handler asks for them.
    const body = bodyType && !isMultipart ? await readJson(incoming) : undefined;
    refuseIf(judged(isMultipart ? {} : body));

    const accountId = await actingOn(actor, uid, headers.get('x-referral') ?? undefined, db);
    const received: ReceivedFile[] = [];
    const call = {
      actor,
      accountId,
      db: ownRows(db, accountId),
      params,
      query: readQuery(contract, operation, query),
      body,
      media,
      now: new Date(),
      receive: async () => {
        const { files, texts, errors } = await receive(
          incoming,
          declaredParts(contract, operation),
          media.files,
        );
        received.push(...files);
        refuseIf([...errors, ...judged(texts), ...unstorable(parsedParts(texts))]);
        return { files, texts };
      },
    };
    try {
      // The judge has just found that the call is what the contract says of this operation, so what its types say.
      const result = await (handler as Handler<OperationId>)(call as unknown as Call<OperationId>);
      const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return { status: 200, headers: new Headers(json), body: JSON.stringify(result) };
    } finally {
      await media.files.discard(received);
    }
  };

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Refusal) return error.reply;
      log(`${request.method} ${request.pathname}: ${error instanceof Error ? error.stack : error}`);
      return problem(500, 'Something went wrong on our side. Nothing was changed.');
    } finally {
      // A body that nobody read is dropped, so that the connection can be used again.
      if (!request.incoming.readableEnded) request.incoming.resume();
    }
  };
}

/** Query parameters as the contract types them, its defaults filled in. They have been judged. */
function readQuery({ document }: Contract, { parameters }: Operation, query: URLSearchParams) {
  const values = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const { type, default: fallback, items } = resolveSchema(document, schema);
      const read = (text: string, as: Schema['type']) =>
        as === 'integer' || as === 'number' ? Number(text) : as === 'boolean' ? text === 'true' : text;
      if (!query.has(name)) return [name, fallback];
      if (items)
        return [name, query.getAll(name).map((text) => read(text, resolveSchema(document, items).type))];
      return [name, read(query.get(name) ?? '', type)];
    });
  return Object.fromEntries(values);
}

/** What a multipart body may hold. A part that is media and has no schema of its content is a file. */
function declaredParts({ document }: Contract, { definition }: Operation): Parts {
  const schema = resolveSchema(
    document,
    definition.requestBody?.content['multipart/form-data']?.schema ?? {},
  );
  const parts: Parts = { files: new Map(), texts: new Set(), required: schema.required ?? [] };
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const { items, maxItems = 1 } = resolveSchema(document, part);
    const one = resolveSchema(document, items ?? part);
    const isFile = one.contentMediaType !== undefined && one.contentSchema === undefined;
    if (isFile) parts.files.set(name, { most: items ? maxItems : 1, list: items !== undefined });
    else parts.texts.add(name);
  }
  return parts;
}

/** Text parts that hold JSON, parsed, so that what stands inside can be looked at. */
function parsedParts(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      try {
        return [name, JSON.parse(text)];
      } catch {
        return [name, text];
      }
    }),
  );
}
