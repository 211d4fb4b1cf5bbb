// Handles every request: authenticates, authorizes and validates it, and then calls the handler.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { resolveSchema, type Schema } from '../../scripts/contract/document.ts';
import type { Judge } from '../../scripts/contract/judge.ts';
import type { Contract } from '../../scripts/contract/load.ts';
import { mediaType } from '../../scripts/contract/media.ts';
import { findOperation, type Operation } from '../../scripts/contract/operations.ts';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import { hasBody } from '../body.ts';
import type { PaymentTokens } from '../payment-service/tokens.ts';
import { problem, type Reply } from '../problems.ts';
import { WRITES_HEADER } from '../recent-answers.ts';
import { ID_HEADER, noteAccount } from '../request-log.ts';
import { createDomains } from './account/domains.ts';
import { type ApiRequest, authorizeRequest } from './authorize-request.ts';
import { parseJson, readBytes, unstorable } from './body.ts';
import { isDiskFull } from './disk.ts';
import { type Call, type OperationId, Redirect, WithCookie } from './handler.ts';
import { type AllHandlers, checkHandlers, handlerOf, unusedHandlers } from './handlers.ts';
import { fingerprintOf, KEY_HEADER, storeResult, takeKey } from './idempotency.ts';
import type { Identity } from './identity.ts';
import type { Draft } from './media/files.ts';
import { GUESTS } from './media/links.ts';
import type { OpenMedia } from './media/media.ts';
import { type FileReader, type Parts, readMedia, receive } from './media/receive.ts';
import { createPeople } from './people.ts';
import { diskFull, notFound, Refusal, refuse, refuseFields } from './refusal.ts';
import { nested } from './store/nested.ts';
import { ownRows } from './store/own-rows.ts';
import type { Tables } from './store/tables.ts';
import type { Verify } from './tokens.ts';
import { requireVersion } from './version.ts';

export interface DispatchParts {
  contract: Contract;
  judge: Judge;
  handlers: AllHandlers;
  verify: Verify;
  db: Kysely<Tables>;
  media: OpenMedia;
  payments: PaymentTokens;
  identity: Identity;
  /** Increases with every write to the database. */
  writes: { readonly count: number };
  log(line: string): void;
}

/** @returns a function that answers every request, and logs unexpected errors */
export function createDispatch(parts: DispatchParts): (request: ApiRequest) => Promise<Reply> {
  const { contract, judge, handlers, verify, db, media, payments, identity, writes, log } = parts;
  const domains = createDomains(db);
  checkHandlers(contract, handlers);
  for (const id of unusedHandlers(contract, handlers))
    log(`The contract has no operation ${id}, so its handler is not used: rename or delete it.`);

  const answer = async (request: ApiRequest, signal: AbortSignal, caller: Caller): Promise<Reply> => {
    const { query, headers, incoming } = request;
    const found = findOperation(contract, request.method, request.pathname);
    const handler = found && handlerOf(handlers, found.operation.id);
    if (!found || !handler) throw notFound();
    const { operation, params } = found;
    const enter = await authorizeRequest(request, operation, handlers, { verify, db, domains });

    const judged = (body?: unknown) => {
      const errors = judge.request(operation, { params, query, headers, body, ...(isForm && { files: {} }) });
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
    const isForm = bodyType === 'application/x-www-form-urlencoded';
    if (bodyType && mediaType(headers) !== bodyType && hasBody(incoming)) {
      throw refuse(415, `Send the body as ${bodyType}.`);
    }
    const isMultipart = bodyType === 'multipart/form-data';
    // The parts of a multipart body are validated when the handler reads them.
    const rawBody = bodyType && !isMultipart ? await readBytes(incoming) : Buffer.of();
    const body = isForm ? Object.fromEntries(new URLSearchParams(rawBody.toString())) : parseJson(rawBody);
    refuseIf(judged(isMultipart ? {} : body));

    const received: Draft[] = [];
    const { guestDomain, viewingChanges, ...entered } = await enter(
      createPeople(identity, headers.get('x-identity-origin') ?? undefined),
    );
    if ('accountId' in entered) caller.accountId = entered.accountId;
    const guestOrigin = headers.get('x-guest-origin') ?? GUESTS;
    const takesKey = operation.parameters.some(({ name }) => name === KEY_HEADER);
    const call = {
      ...entered,
      key: (takesKey && headers.get(KEY_HEADER)) || undefined,
      params,
      query: readQuery(contract, operation, query),
      body,
      rawBody,
      media: withGuests(media, guestOrigin, guestDomain),
      guestOrigin,
      domains,
      payments,
      requireVersion: async (read: () => Promise<{ version: string }>) => {
        const ifMatch = headers.get('If-Match');
        if (ifMatch !== null) requireVersion(ifMatch, await read());
      },
      signal,
      now: new Date(),
      clientAddress: headers.get('x-client-address') ?? '',
      appOrigin: headers.get('x-app-origin') ?? DEFAULT_APP,
      log,
      judged: (id: string, value: unknown) => {
        const other = contract.operations.find((one) => one.id === id);
        if (!other) throw new Error(`the contract has no operation ${id}`);
        return judge.request(other, { params, query: new URLSearchParams(), headers, body: value });
      },
      receive: async (read: FileReader<Draft> = readMedia) => {
        const declared = declaredParts(contract, operation);
        const { files, texts, errors } = await receive(
          incoming,
          declared,
          media.files,
          read,
          laneOf(entered),
        );
        received.push(...files);
        refuseIf([...errors, ...judged(texts), ...unstorable(parsedParts(texts))]);
        return { files, texts };
      },
    };
    try {
      await viewingChanges?.begin(operation, call);
      // A call that streams a file takes its key itself, in transactions that end before the call
      // does.
      const isOnce = call.key !== undefined && !isMultipart && 'scope' in entered;
      return toReply(
        isOnce
          ? await once(viewingChanges?.db ?? db, operation.id, { ...call, ...entered }, handler)
          : await handler(call),
      );
    } finally {
      await media.files.discard(received);
    }
  };

  const answerAlways = async (request: ApiRequest, caller: Caller): Promise<Reply> => {
    const left = new AbortController();
    const leave = () => left.abort(new Error('whoever asked has left'));
    // Also fires after the response is complete, and then has no effect.
    request.incoming.socket.once('close', leave);
    try {
      return await answer(request, left.signal, caller);
    } catch (error) {
      if (error instanceof Refusal) return error.reply;
      const id = request.headers.get(ID_HEADER);
      log(
        `${request.method} ${request.pathname}${id ? `, request ${id}` : ''}: ${error instanceof Error ? error.stack : error}`,
      );
      if (isDiskFull(error)) return diskFull();
      const isWrite = findOperation(contract, request.method, request.pathname)?.operation.effect === 'write';
      return problem(500, `Something went wrong on our side. ${isWrite ? UNKNOWN : 'Nothing was changed.'}`);
    } finally {
      request.incoming.socket.off('close', leave);
      // Discards an unread body, so that the connection can be reused.
      if (!request.incoming.readableEnded) request.incoming.resume();
    }
  };

  // Two runs count their writes from the same number.
  const run = randomUUID();
  return async (request) => {
    const before = writes.count;
    const caller: Caller = {};
    const reply = await answerAlways(request, caller);
    if (caller.accountId !== undefined) noteAccount(reply, caller.accountId);
    reply.headers.set(WRITES_HEADER, `${run}.${before}.${writes.count}`);
    return reply;
  };
}

/** Known after authentication. */
interface Caller {
  accountId?: string;
}

/** Pictures of one account wait for each other, not for those of others. */
const laneOf = (entered: object) => ('accountId' in entered ? `${entered.accountId}` : '');

/** Without the front door, the app's address is unknown. */
export const DEFAULT_APP = 'https://app.frameside.example';

/** A handler may fail after its work was stored. */
const UNKNOWN = 'It is unknown whether the change was saved. Check before you try again.';

/**
 * Runs the call and stores its response under the key in one transaction; a repeated call gets the
 * stored response.
 */
async function once(
  db: Kysely<Tables>,
  operation: string,
  call: Pick<Call<OperationId>, 'actor' | 'accountId' | 'scope' | 'key' | 'now'> &
    Record<'params' | 'query' | 'body', unknown>,
  handler: (call: unknown) => Promise<unknown>,
): Promise<unknown> {
  const { actor, accountId, scope, key = '', params, query, body, now } = call;
  const use = { key, fingerprint: fingerprintOf([operation, actor.uid, params, query, body]), now };
  return db.transaction().execute(async (trx) => {
    const own = ownRows(trx, accountId);
    const stored = await takeKey(own, use);
    if (stored) return stored;
    const unscopedDb = ownRows(nested(trx), accountId);
    const db = scope ? ownRows(nested(trx), accountId, scope) : unscopedDb;
    // With only one connection, a query outside this transaction would wait for it forever.
    const inside: Pick<Call<OperationId>, 'db' | 'unscopedDb'> = { db, unscopedDb };
    const result = await handler({ ...call, ...inside });
    await storeResult(own, use, result as object);
    return result;
  });
}

/** The front door sends the public site's origin; an account's custom domain replaces its host. */
function withGuests(media: OpenMedia, origin: string, domain: string | null | undefined): OpenMedia {
  const links = media.links.at(origin);
  return { ...media, links: domain ? links.onDomain(domain) : links };
}

function toReply(result: unknown): Reply {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (result instanceof Redirect) {
    headers.set('location', result.location);
    return { status: 302, headers, body: '' };
  }
  headers.set('content-type', 'application/json');
  if (result instanceof WithCookie) headers.set('set-cookie', result.cookie);
  const body = result instanceof WithCookie ? result.body : result;
  if (isVersioned(body)) headers.set('etag', `"${body.version}"`);
  return { status: 200, headers, body: JSON.stringify(body) };
}

const isVersioned = (body: unknown): body is { version: string } => typeof Object(body).version === 'string';

/** Query parameters with the contract's types and defaults. They have been validated. */
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

/** The parts of a multipart body. A media part without a schema of its content is a file. */
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
    if (!isFile) parts.texts.add(name);
    else {
      const { maxLength: maxBytes = Number.POSITIVE_INFINITY } = one;
      parts.files.set(name, { most: items ? maxItems : 1, list: items !== undefined, maxBytes });
    }
  }
  return parts;
}

/** JSON text parts, parsed, so that their values can be checked. */
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
