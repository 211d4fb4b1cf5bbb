// An account for generated cases: it has records for the ids in requests, and can list what is
// stored.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CaseRequest, Context, Place } from '../../scripts/contract/cases/case.ts';
import { toWire, type WireRequest } from '../../scripts/contract/cases/http.ts';
import type { Json } from '../../scripts/contract/document.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import * as support from './cases-support.ts';
import { cases, holds, managed, nameOf, operationCalled, poolOf, withText } from './cases-support.ts';
import { bearer } from './testing.ts';
import type { TestSandbox } from './testing-identity.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  text: string;
  /** How the response violates the contract. */
  findings: string[];
}

/**
 * Placeholders for records that are created when a request is sent. They are valid by the contract.
 */
export const RECORD = 'record-that-is-to-be-made';
/** A second record of the same kind, which the request uses up. */
const OTHER = 'record-that-is-to-be-used-up';
const TOKEN = 'token-of-a-photo-to-be-made';
const CODE = 'CASECASE';
const ADDRESS = 'address-that-is-to-be-made';
const NUMBER = '4160000001';

/** The replacement for each placeholder. */
export type StandIns = Map<string, Promise<string>>;

const PATIENCE_MS = 10_000;

export class Lane {
  readonly account: string;
  readonly #house: TestSandbox;
  readonly #pools = new Map<string, string[]>();
  #count = 0;
  readonly #madeForOne: { schema: string; id: string }[] = [];
  #deviceKey = '';
  readonly #guest: Record<string, string> = {};

  constructor(house: TestSandbox, account: string) {
    this.#house = house;
    this.account = account;
  }

  /**
   * Creates two of every record that requests reference, and a booth that runs an active session.
   */
  async open(): Promise<void> {
    for (const [pool, schema, given] of support.POOLS) {
      this.#pools.set(pool, [await this.#make(schema, given), await this.#make(schema, given)]);
    }
    const { id, key } = await this.#linkDevice();
    // This booth makes the calls; booths in the pool are only referenced.
    this.#deviceKey = key;
    const session = await this.#make('Session');
    await this.#change('updateSession', session, { status: 'active' });
    await this.#openGallery(session);
    await this.#change('updateDevice', id, { sessionId: session });
  }

  /** The values known for this account when requests of an operation are generated. */
  context(operation: Operation, given: Record<string, string> = {}): Context {
    return {
      value: (place) => given[place.field] ?? this.#fresh(place) ?? this.#reference(operation, place),
    };
  }

  /**
   * Sends a request as a caller who is allowed to.
   * @param shared replacements for placeholders; when omitted, new records are created
   * @throws Error when there is no response in time
   */
  async send(operation: Operation, request: CaseRequest, shared?: StandIns): Promise<Reply> {
    let wire = toWire(request);
    for (const [text, make] of this.#makers(operation)) {
      if (!holds(wire, text)) continue;
      const made = shared?.get(text) ?? make();
      shared?.set(text, made);
      wire = withText(wire, text, await made);
    }
    return this.#fetch(operation, wire, this.#credentials(operation, request));
  }

  /** Replacements for the placeholders of an operation, created once for all its requests. */
  async standIns(operation: Operation): Promise<StandIns> {
    const made: StandIns = new Map(this.#makers(operation).map(([text, make]) => [text, make()]));
    await Promise.all(made.values());
    return made;
  }

  /**
   * Removes the records that a request and its setup created, so that limits and unique names do
   * not affect the next request.
   */
  async forget(operation: Operation, reply: Reply): Promise<void> {
    await this.forgetMade(operation, reply);
    await this.#remove(this.#madeForOne.splice(0));
  }

  /**
   * Removes the records that a request created, and keeps those of its setup for the next request.
   */
  async forgetMade(operation: Operation, { status, body }: Reply): Promise<void> {
    const schema = support.madeBy(operation);
    if (schema !== undefined && status < 300) await this.#remove(idsOf(body).map((id) => ({ schema, id })));
  }

  async #remove(records: { schema: string; id: string }[]): Promise<void> {
    for (const record of records) {
      const deleter = support.deleterOf(record.schema);
      const context = { value: ({ in: where }: Place) => (where === 'path' ? record.id : undefined) };
      if (deleter) await this.send(deleter, cases.plain(deleter, { context }));
    }
  }

  /**
   * All listable data of the account, except values that change over time.
   * @param tags limits the lists to these tags
   */
  async snapshot(tags?: string[]): Promise<Record<string, unknown>> {
    const context = { value: ({ field }: Place) => (field === 'show' ? 200 : undefined) };
    const wanted = support.LISTS.filter(({ tag }) => tags === undefined || tags.includes(tag));
    const pages = wanted.map(async (operation) => {
      const { text } = await this.send(operation, cases.plain(operation, { context }));
      const isPassing = (key: string) =>
        PASSING.includes(key) || (operation.tag === 'devices' && key === 'status');
      const body = JSON.parse(text, (key, value) => (isPassing(key) || isLink(value) ? null : value));
      return [operation.id, body];
    });
    return Object.fromEntries(await Promise.all(pages));
  }

  /** @returns the new record's id */
  async #make(schema: string, given: Record<string, string> = {}): Promise<string> {
    if (schema === 'Device') return (await this.#linkDevice()).id;
    const operation = support.CREATORS.get(schema);
    if (!operation) throw new Error(`no operation makes a ${schema}`);
    const json = support.bodyToMake(operation);
    const context = this.context(operation, given);
    const known = json === undefined ? {} : { json: this.#withoutUnknown(json, operation) };
    const request = cases.plain(operation, { context, ...known });
    if (schema === 'Photo' && request.body && 'parts' in request.body) {
      request.body.parts.push({ name: 'consentGiven', text: 'true' });
    }
    const [id = ''] = idsOf(await this.#ask(operation, request));
    // Only public photos can be sent.
    if (schema === 'Photo') await this.#change('updatePhoto', id, { visibility: 'public' });
    return id;
  }

  /**
   * Removes references to records that are created later, because locations and managers reference
   * each other.
   */
  #withoutUnknown(json: Json, operation: Operation): Json {
    const isUnknown = (name: string) => {
      const pool = poolOf(name, operation);
      return pool !== undefined && !this.#pools.has(pool);
    };
    const entries = Object.entries(json as Record<string, Json>);
    return Object.fromEntries(entries.filter(([name]) => !isUnknown(name)));
  }

  /** Sends a request that must succeed with 200. */
  async #ask(operation: Operation, request: CaseRequest): Promise<Record<string, unknown>> {
    const reply = await this.send(operation, request);
    expect(reply.status, `${operation.id}: ${reply.text}`).toBe(200);
    return reply.body;
  }

  async #change(operationId: string, id: string, json: Json): Promise<void> {
    const operation = operationCalled(operationId);
    const context = { value: ({ in: where }: Place) => (where === 'path' ? id : undefined) };
    await this.#ask(operation, cases.plain(operation, { context, json }));
  }

  /** Creates a gallery slug, a photo token and a message code for guest calls. */
  async #openGallery(session: string): Promise<void> {
    const change = { galleryVisibility: 'public', slug: `gallery-of-${this.account}`, passcode: 'sunshine' };
    await this.#change('updateSession', session, change);
    const { token } = await this.#newPhoto(session);
    const preview = operationCalled('getCampaignPreview');
    const words = { channel: 'email', subject: 'Hi', body: 'Hi', contactId: this.#pools.get('Contact')?.[0] };
    const { html } = await this.#ask(
      preview,
      cases.plain(preview, { context: this.context(preview), json: words as Json }),
    );
    const code = /\/u\/([\w-]+)"/.exec(`${html}`)?.[1] ?? '';
    const unlock = operationCalled('createGuestPass');
    const given = { path: change.slug, body: change.passcode };
    const context = { value: ({ in: where }: Place) => given[where as keyof typeof given] };
    const { pass } = await this.#ask(unlock, cases.plain(unlock, { context }));
    Object.assign(this.#guest, {
      pass,
      slug: change.slug,
      token,
      code,
      passcode: change.passcode,
    });
  }

  async #newPhoto(sessionId = this.#pools.get('Session')?.[0] ?? ''): Promise<{ token: string }> {
    const id = await this.#make('Photo', { sessionId });
    const read = operationCalled('getPhoto');
    const context = { value: ({ in: where }: Place) => (where === 'path' ? id : undefined) };
    const { token } = await this.#ask(read, cases.plain(read, { context }));
    return { token: `${token}` };
  }

  async #linkDevice(): Promise<{ id: string; key: string }> {
    const link = operationCalled('linkBooth');
    const { deviceId, key } = await this.#ask(link, cases.plain(link, { context: this.context(link) }));
    return { id: `${deviceId}`, key: `${key}` };
  }

  #number(): string {
    this.#count += 1;
    return `${this.#count}`.padStart(7, '0');
  }

  /** Values that must be unique. */
  #fresh({ field, in: where, operation }: Place): string | undefined {
    if (where !== 'body') return undefined;
    const name = nameOf(field);
    if (name === 'email' || name === 'emailAddress') return `${this.account}-${this.#number()}@mail.example`;
    if (name === 'phoneNumber') return `416${this.#number()}`;
    if (field === 'name' && ['sessions', 'views'].includes(operation.tag)) return `Sample ${this.#number()}`;
    return name === 'sku' || name === 'clientId' ? `sample-${this.#number()}` : undefined;
  }

  /** Values that reference a record. */
  #reference(operation: Operation, { field, in: where, testing }: Place): string | undefined {
    const { id, tag } = operation;
    if (tag === 'guest') return id === 'hideGuestPhoto' && field === 'token' ? TOKEN : this.#guest[field];
    if (id === 'linkBooth' && field === 'code') return CODE;
    if (id === 'deleteContactPhoneNumber' && field === 'value') return NUMBER;
    if (id === 'deleteContactEmail' && field === 'value') return `${ADDRESS}@mail.example`;
    if (id === 'findContact' && field === 'emailAddress') {
      // The operation takes one of the two.
      return testing === 'phoneNumber' ? undefined : `${ADDRESS}@mail.example`;
    }
    if (id === 'mergeContacts' && field === 'from') return OTHER;
    if (field === 'ids.0' && support.recordOf(operation) !== undefined) return RECORD;
    if (field === 'id') return where === 'path' && tag === 'accounts' ? managed(this.account) : RECORD;
    const index = Number(/\.(\d+)$/.exec(field)?.[1] ?? 0);
    return this.#pools.get(poolOf(nameOf(field), operation) ?? '')?.[index];
  }

  /** Creates the records that an operation's placeholders represent. */
  #makers(operation: Operation): StandInMaker[] {
    const schema = support.recordOf(operation);
    const makers: StandInMaker[] = [];
    if (schema !== undefined) makers.push([RECORD, () => this.#makeForOne(schema)]);
    if (operation.id === 'mergeContacts') makers.push([OTHER, () => this.#makeForOne('Contact')]);
    if (operation.id === 'hideGuestPhoto') makers.push([TOKEN, async () => (await this.#newPhoto()).token]);
    if (operation.id === 'linkBooth') makers.push([CODE, () => this.#newCode()]);
    if (operation.id === 'allowChanges') {
      const viewed = managed(this.account);
      const reason = 'The owner asked for help.';
      makers.push([viewed, () => this.#change('createViewing', viewed, { reason }).then(() => viewed)]);
    }
    if (operation.tag === 'contacts') {
      makers.push([ADDRESS, () => this.#newAddress()], [NUMBER, () => this.#newNumber()]);
    }
    return makers;
  }

  async #makeForOne(schema: string): Promise<string> {
    const id = await this.#make(schema);
    this.#madeForOne.push({ schema, id });
    return id;
  }

  async #newCode(): Promise<string> {
    const operation = operationCalled('createDeviceCode');
    return `${(await this.#ask(operation, cases.plain(operation))).code}`;
  }

  /** The part before the `@` of an additional address of a contact. */
  async #newAddress(): Promise<string> {
    const local = `${this.account}-${this.#number()}`;
    await this.#addContact({ emails: [{ value: `${local}@mail.example` }] });
    return local;
  }

  async #newNumber(): Promise<string> {
    const value = `647${this.#number()}`;
    await this.#addContact({ phoneNumbers: [{ value }] });
    return value;
  }

  async #addContact(more: Record<string, Json>): Promise<void> {
    const operation = operationCalled('createContact');
    const context = { value: (place: Place) => this.#fresh(place) };
    const json = { emailAddress: 'sample@mail.example', ...more };
    const { id } = await this.#ask(operation, cases.plain(operation, { context, json }));
    this.#madeForOne.push({ schema: 'Contact', id: `${id}` });
  }

  #credentials({ roles, device, security }: Operation, { query }: CaseRequest): Record<string, string> {
    if (device) return { 'x-device-key': this.#deviceKey };
    if (security.some((way) => 'guest' in way)) return { 'x-guest-pass': this.#guest.pass ?? '' };
    // Only these roles may name an account.
    const viewing = query.some(([name]) => name === 'uid') ? ['admin', 'Enterprise'] : [];
    const role = viewing.find((one) => roles.includes(one)) ?? roles[0];
    if (role === undefined) return {};
    const userType = Math.max(0, ['Regular', 'Manager', 'Location', 'Enterprise'].indexOf(role));
    const claims = { user_type: userType, account: this.account, admin: role === 'admin' };
    return { authorization: `Bearer ${bearer(this.account, claims)}` };
  }

  async #fetch(operation: Operation, wire: WireRequest, credentials: Record<string, string>): Promise<Reply> {
    const { sandbox, emulator } = this.#house;
    const response = await fetch(`${sandbox.origin}/v1${wire.target}`, {
      method: wire.method,
      headers: { 'x-identity-origin': emulator.origin, ...credentials, ...wire.headers },
      ...(wire.body && { body: Buffer.from(wire.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const { status, headers } = response;
    if (status === 429) {
      await sleep(1000 * Number(headers.get('retry-after')));
      return this.#fetch(operation, wire, credentials);
    }
    const findings = support.judge
      .answer(operation, { status, headers, body: text })
      .map(({ says, at }) => `${at} ${says}`);
    const isJson = headers.get('content-type')?.includes('json');
    return { status, text, body: isJson ? JSON.parse(text) : {}, findings };
  }
}

type StandInMaker = [text: string, make: () => Promise<string>];

const idsOf = ({ id, items = [] }: Record<string, unknown> & { items?: { id: string }[] }): string[] =>
  typeof id === 'string' ? [id] : items.map((item) => item.id);

/** Fields that change over time. */
const PASSING = ['lastActiveAt', 'deliveries', 'lastSeenAt'];
/** Links are signed again in each response. */
const isLink = (value: unknown) => typeof value === 'string' && value.startsWith('/media/');
