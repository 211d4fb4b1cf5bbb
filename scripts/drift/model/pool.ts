// The known data of the target: existing records with their path parameters, and values by property name.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { idLikeness, plain, recordNamed, singular } from './naming.ts';
import { pathParametersOf, type Resource } from './resources.ts';
import { isRecord, type Path, scalarsOf, valueAt } from './shapes.ts';

export interface KnownRecord {
  resource: Resource;
  /** The path parameters of the record. */
  params: Record<string, string>;
  body: Record<string, Json>;
  /** Whether this run created it and so may change and remove it. */
  own: boolean;
}

/** Maximum of existing records and of own records per resource; more would prove nothing more. */
const MOST_RECORDS = 20;
const MOST_VALUES = 40;
/** Number of own records to keep from the beginning. */
const FIRST = 3;

export class Pool {
  #records = new Map<string, KnownRecord[]>();
  #values = new Map<string, Json[]>();
  #ids = new Map<string, Path>();
  #refused = new Map<string, Set<Json>>();
  #versions = new Map<string, string>();
  readonly #resources: Resource[];

  constructor(resources: Resource[]) {
    this.#resources = resources;
  }

  /** Records of a resource, those of this run first. */
  records(resource: Resource): KnownRecord[] {
    return this.#records.get(resource.path) ?? [];
  }

  add(known: KnownRecord): void {
    const all = this.#records.get(known.resource.path) ?? [];
    const isSame = (one: KnownRecord) => JSON.stringify(one.params) === JSON.stringify(known.params);
    const others = all.filter((one) => !isSame(one));
    const before = all.find(isSame);
    const one = before ? { ...known, own: known.own || before.own } : known;
    const list = one.own ? [one, ...others] : [...others, one];
    // Existing records are kept, because they show what new ones do not.
    const some = (own: boolean) => list.filter((each) => each.own === own);
    // The first own records are kept the longest, because later ones get removed.
    const made = some(true).toSpliced(MOST_RECORDS - FIRST, Math.max(0, some(true).length - MOST_RECORDS));
    this.#records.set(known.resource.path, [...made, ...some(false).slice(0, MOST_RECORDS)]);
  }

  /** Forgets nested records too. */
  forget({ resource, params }: KnownRecord): void {
    const isGone = (one: KnownRecord) =>
      Object.entries(params).every(([name, value]) => one.params[name] === value);
    for (const [path, all] of this.#records) {
      if (path !== resource.path && !path.startsWith(`${resource.path}/`)) continue;
      this.#records.set(
        path,
        all.filter((one) => !isGone(one)),
      );
    }
  }

  /** Path of a resource's id, once it is proven. */
  idPath = (resource: Resource): Path | undefined => this.#ids.get(resource.path);

  learnId(resource: Resource, path: Path): void {
    this.#ids.set(resource.path, path);
  }

  /** Paths of possible ids, the likeliest first. */
  idCandidates(resource: Resource, body: Record<string, Json>): Path[] {
    const proven = this.#ids.get(resource.path);
    if (proven) return valueAt(body, proven) === undefined ? [] : [proven];
    const pathParameter = plain(resource.pathParameter);
    return scalarsOf(body)
      .filter(({ value }) => typeof value !== 'boolean' && `${value}` !== '')
      .map(({ path, value }) => {
        const name = path.at(-1) ?? '';
        const own = plain(name) === pathParameter ? 20 : idLikeness(name, resource.name);
        const looks = typeof value === 'number' ? Number.isInteger(value) : !/\s/.test(value as string);
        return { path, score: looks ? own - (path.length - 1) * 1.5 : 0 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ path }) => path);
  }

  /** Remembers the values in a response by property name. */
  learnValues(body: Json | undefined, depth = 0): void {
    if (Array.isArray(body)) for (const entry of body.slice(0, 10)) this.learnValues(entry, depth + 1);
    if (!isRecord(body) || depth > 6) return;
    for (const [name, value] of Object.entries(body)) {
      if (value !== null && typeof value !== 'object') this.#remember(name, value);
      if (Array.isArray(value))
        for (const entry of value.slice(0, 5))
          if (typeof entry === 'string') this.#remember(singular(name), entry);
      this.learnValues(value, depth + 1);
    }
  }

  #remember(name: string, value: Json): void {
    const key = plain(name);
    const all = this.#values.get(key) ?? [];
    if (!all.includes(value)) this.#values.set(key, [...all, value].slice(-MOST_VALUES));
  }

  /** Values seen under a name. */
  values(name: string): Json[] {
    return this.#values.get(plain(name)) ?? this.#values.get(plain(singular(name))) ?? [];
  }

  /** Remembers the version in a response; a change without a new version removes the old one. */
  learnVersion(path: string, params: Record<string, string>, version: string | null): void {
    const key = keyOf(path, params);
    if (version === null) this.#versions.delete(key);
    else this.#versions.set(key, version);
  }

  /** The last known version, for `If-Match`. */
  version = (path: string, params: Record<string, string>): string | undefined =>
    this.#versions.get(keyOf(path, params));

  /** The resource that a property or parameter references. */
  resourceNamed(name: string, operation: Operation): Resource | undefined {
    const record = recordNamed(name);
    if (record === undefined) return undefined;
    const own = this.#resources.filter(
      ({ path, collection }) => operation.path.startsWith(path) || operation.path.startsWith(collection),
    );
    if (record === '') return own.at(-1);
    const fits = this.#resources.filter((one) => one.name === record);
    const ends = this.#resources.filter((one) => record.endsWith(one.name) && one.name.length > 2);
    return fits[0] ?? ends[0];
  }

  /**
   * The id of an existing record.
   * @param nth position in a list, whose entries should differ
   */
  reference(name: string, operation: Operation, nth = 0): Json | undefined {
    if (this.resourceNamed(name, operation)) {
      const found = this.references(name, operation)[nth];
      if (found !== undefined) return found;
    }
    return recordNamed(name) ? this.values(name)[nth] : undefined;
  }

  /** Ids that a property may reference, starting with the kind that its name suggests. */
  references(name: string, operation: Operation): Json[] {
    const resource = this.resourceNamed(name, operation);
    if (!resource) return [];
    const path = this.idPath(resource);
    const kind = kindNamed(name, resource);
    const all = this.records(resource);
    const fitting = all.filter(({ body }) => kind !== '' && isOfKind(body, kind));
    const ids = [...new Set([...fitting, ...all])].map(
      ({ body, params }) => (path && valueAt(body, path)) ?? params[resource.pathParameter] ?? '',
    );
    // If some records are rejected, ids seen under this name elsewhere may work.
    const refused = this.#refused.get(plain(name));
    if (!refused) return ids;
    const others = [...new Set([...this.values(name), ...ids])].filter((id) => !refused.has(id));
    return [...others, ...refused];
  }

  isRefused = (name: string, value: Json): boolean => this.#refused.get(plain(name))?.has(value) === true;

  /** Remembers a rejected value. */
  refuse(name: string, value: Json): void {
    const all = this.#refused.get(plain(name)) ?? new Set();
    this.#refused.set(plain(name), all.add(value));
  }

  /** Whether a name is that of a resource. */
  isCalled = (name: string): boolean => this.#resources.some((one) => one.name === singular(plain(name)));

  /** Remembers a rejected record; returns whether another one is left. */
  refuseId(resource: Resource, id: string): boolean {
    this.refuse(resource.path, id);
    return this.records(resource).some(
      ({ params }) => !this.isRefused(resource.path, params[resource.pathParameter] ?? ''),
    );
  }

  /** The kind of records that a property asks for, if fewer than two are known. */
  missing(name: string, operation: Operation): { resource: Resource; kind: string } | undefined {
    const resource = this.resourceNamed(name, operation);
    const kind = resource ? kindNamed(name, resource) : '';
    if (!resource || kind === '') return undefined;
    const known = this.records(resource).filter(({ body }) => isOfKind(body, kind));
    return known.length < 2 ? { resource, kind } : undefined;
  }

  /** The id of another record, preferably of this run. */
  another(record: string, params: Record<string, string>): Json | undefined {
    const resource = this.#resources.find(({ name }) => name === plain(singular(record)));
    const used = Object.values(params);
    return (
      resource &&
      this.records(resource)
        .map((one) => one.params[resource.pathParameter] ?? '')
        .find((id) => !used.includes(id))
    );
  }

  /**
   * Records other than the given one: this run's first, oldest first because they are kept the longest, and rejected
   * ones last.
   */
  beside(resource: Resource, params: Record<string, string>): KnownRecord[] {
    const { pathParameter, path } = resource;
    const isNear = (one: KnownRecord) =>
      params[pathParameter] !== one.params[pathParameter] &&
      Object.entries(one.params).every(
        ([name, value]) => name === pathParameter || (params[name] ?? value) === value,
      );
    const [own = [], others = []] = [true, false].map((isOwn) =>
      this.records(resource).filter((one) => one.own === isOwn && isNear(one)),
    );
    const rank = ({ params: of }: KnownRecord) =>
      Number(this.isRefused(path, of[pathParameter] ?? '') || this.isRefused(path, recordKey(of)));
    return [...own.toReversed(), ...others].toSorted((a, b) => rank(a) - rank(b));
  }

  /** The ids of those records. */
  idsBeside(resource: Resource, params: Record<string, string>): string[] {
    return [...new Set(this.beside(resource, params).map((one) => one.params[resource.pathParameter] ?? ''))];
  }

  /** Remembers a rejected composite reference; returns whether another record is left. */
  refuseWhole(resource: Resource, params: Record<string, string>): boolean {
    this.refuse(resource.path, recordKey(params));
    return this.records(resource).some((one) => !this.isRefused(resource.path, recordKey(one.params)));
  }

  /** The path parameters of an existing record; undefined if none is known. */
  fill(path: string, isWanted: (known: KnownRecord) => boolean = () => true): KnownRecord | undefined {
    return this.fits(path).find(isWanted);
  }

  /** All records that fit a path, the likeliest first. */
  fits(path: string): KnownRecord[] {
    const pathParameters = pathParametersOf(path);
    const alike = this.#resources.filter(
      (one) => pathParametersOf(one.path).join() === pathParameters.join(),
    );
    const own = alike.filter((one) => path.startsWith(one.path));
    // `/things/copy/{id}` belongs to the records of `/things`.
    const near = alike.filter((one) => !own.includes(one) && path.startsWith(`${one.collection}/`));
    return [...own.reverse(), ...near.reverse()].flatMap((one) => this.records(one));
  }
}

/** A key of all path parameters. */
const recordKey = (params: Record<string, string>): string => JSON.stringify(Object.entries(params).sort());

const keyOf = (path: string, params: Record<string, string>): string =>
  [path, ...pathParametersOf(path).map((name) => params[name] ?? '')].join(' ');

/** `startscreen` for `startScreenAssetId`, which references an asset; empty if the name says no more. */
const kindNamed = (name: string, resource: Resource): string =>
  (recordNamed(name) ?? '').replace(new RegExp(`${resource.name}$`), '');

const isOfKind = (body: Record<string, Json>, kind: string): boolean =>
  scalarsOf(body).some(({ path, value }) => path.length === 1 && plain(`${value}`) === kind);
