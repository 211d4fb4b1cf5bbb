// What is known of the target's data: records that exist, with what fills the blanks of their paths, and values that
// stand under a name.
import type { Json } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { idLikeness, plain, recordNamed, singular } from './naming.ts';
import { blanksOf, type Resource } from './resources.ts';
import { isRecord, type Path, scalarsOf, valueAt } from './shapes.ts';

export interface Known {
  resource: Resource;
  /** What fills each blank of the resource's path. */
  params: Record<string, string>;
  body: Record<string, Json>;
  /** Whether this run made it, and so may change and remove it. */
  own: boolean;
}

/** Of each kind, and of its own as many again; more would make a run slower and prove nothing more. */
const MOST_RECORDS = 20;
const MOST_VALUES = 40;
/** Of its own, so many of the first. */
const FIRST = 3;

export class Pool {
  #records = new Map<string, Known[]>();
  #values = new Map<string, Json[]>();
  #ids = new Map<string, Path>();
  #refused = new Map<string, Set<Json>>();
  #versions = new Map<string, string>();
  readonly #resources: Resource[];

  constructor(resources: Resource[]) {
    this.#resources = resources;
  }

  /** Records of a resource, those of this run first. */
  records(resource: Resource): Known[] {
    return this.#records.get(resource.path) ?? [];
  }

  add(known: Known): void {
    const all = this.#records.get(known.resource.path) ?? [];
    const isSame = (one: Known) => JSON.stringify(one.params) === JSON.stringify(known.params);
    const others = all.filter((one) => !isSame(one));
    const before = all.find(isSame);
    const one = before ? { ...known, own: known.own || before.own } : known;
    const list = one.own ? [one, ...others] : [...others, one];
    // Those of others stay, however many this run makes: they show what a new one does not.
    const some = (own: boolean) => list.filter((each) => each.own === own);
    // Of its own the first ones stay there the longest, as the others are removed again.
    const made = some(true).toSpliced(MOST_RECORDS - FIRST, Math.max(0, some(true).length - MOST_RECORDS));
    this.#records.set(known.resource.path, [...made, ...some(false).slice(0, MOST_RECORDS)]);
  }

  /** Also forgets what stands inside of it. */
  forget({ resource, params }: Known): void {
    const isGone = (one: Known) =>
      Object.entries(params).every(([name, value]) => one.params[name] === value);
    for (const [path, all] of this.#records) {
      if (path !== resource.path && !path.startsWith(`${resource.path}/`)) continue;
      this.#records.set(
        path,
        all.filter((one) => !isGone(one)),
      );
    }
  }

  /** Where a resource's records have what fills its blank, once that has been proven. */
  idPath = (resource: Resource): Path | undefined => this.#ids.get(resource.path);

  learnId(resource: Resource, path: Path): void {
    this.#ids.set(resource.path, path);
  }

  /** The ways to what may be a record's id, the likeliest first. */
  idCandidates(resource: Resource, body: Record<string, Json>): Path[] {
    const proven = this.#ids.get(resource.path);
    if (proven) return valueAt(body, proven) === undefined ? [] : [proven];
    const blank = plain(resource.blank);
    return scalarsOf(body)
      .filter(({ value }) => typeof value !== 'boolean' && `${value}` !== '')
      .map(({ path, value }) => {
        const name = path.at(-1) ?? '';
        const own = plain(name) === blank ? 20 : idLikeness(name, resource.name);
        const looks = typeof value === 'number' ? Number.isInteger(value) : !/\s/.test(value as string);
        return { path, score: looks ? own - (path.length - 1) * 1.5 : 0 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ path }) => path);
  }

  /** Remembers what stands under each name of an answer. */
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

  /** Values met under a name. */
  values(name: string): Json[] {
    return this.#values.get(plain(name)) ?? this.#values.get(plain(singular(name))) ?? [];
  }

  /** Remembers the version that an answer tells of what a path names; one that changed it and tells none ends it. */
  learnVersion(path: string, params: Record<string, string>, version: string | null): void {
    const key = keyOf(path, params);
    if (version === null) this.#versions.delete(key);
    else this.#versions.set(key, version);
  }

  /** For `If-Match`: the version that was told last. */
  version = (path: string, params: Record<string, string>): string | undefined =>
    this.#versions.get(keyOf(path, params));

  /** The resource whose records a property or parameter names. */
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
   * A value that names a record which exists.
   * @param nth where it stands in a list, whose entries must mostly be different ones
   */
  reference(name: string, operation: Operation, nth = 0): Json | undefined {
    if (this.resourceNamed(name, operation)) {
      const found = this.references(name, operation)[nth];
      if (found !== undefined) return found;
    }
    return recordNamed(name) ? this.values(name)[nth] : undefined;
  }

  /** Ids of records that a property may name; first those of the kind that its name asks for. */
  references(name: string, operation: Operation): Json[] {
    const resource = this.resourceNamed(name, operation);
    if (!resource) return [];
    const path = this.idPath(resource);
    const kind = kindNamed(name, resource);
    const all = this.records(resource);
    const fitting = all.filter(({ body }) => kind !== '' && isOfKind(body, kind));
    const ids = [...new Set([...fitting, ...all])].map(
      ({ body, params }) => (path && valueAt(body, path)) ?? params[resource.blank] ?? '',
    );
    // Where not every record will do, those that stand there elsewhere may.
    const refused = this.#refused.get(plain(name));
    if (!refused) return ids;
    const others = [...new Set([...this.values(name), ...ids])].filter((id) => !refused.has(id));
    return [...others, ...refused];
  }

  isRefused = (name: string, value: Json): boolean => this.#refused.get(plain(name))?.has(value) === true;

  /** What was not taken under a name. */
  refuse(name: string, value: Json): void {
    const all = this.#refused.get(plain(name)) ?? new Set();
    this.#refused.set(plain(name), all.add(value));
  }

  /** Whether a name is that of a kind of records. */
  isCalled = (name: string): boolean => this.#resources.some((one) => one.name === singular(plain(name)));

  /** Remembers that a record is not taken where one of its resource is named; gives whether another one is left. */
  refuseId(resource: Resource, id: string): boolean {
    this.refuse(resource.path, id);
    return this.records(resource).some(
      ({ params }) => !this.isRefused(resource.path, params[resource.blank] ?? ''),
    );
  }

  /** The kind of records that a property's name asks for, where fewer than two of that kind are known. */
  missing(name: string, operation: Operation): { resource: Resource; kind: string } | undefined {
    const resource = this.resourceNamed(name, operation);
    const kind = resource ? kindNamed(name, resource) : '';
    if (!resource || kind === '') return undefined;
    const known = this.records(resource).filter(({ body }) => isOfKind(body, kind));
    return known.length < 2 ? { resource, kind } : undefined;
  }

  /** The id of a record that is not the one in question; this run's own first. */
  another(record: string, params: Record<string, string>): Json | undefined {
    const resource = this.#resources.find(({ name }) => name === plain(singular(record)));
    const used = Object.values(params);
    return (
      resource &&
      this.records(resource)
        .map((one) => one.params[resource.blank] ?? '')
        .find((id) => !used.includes(id))
    );
  }

  /**
   * Records that are not the one in question. Those that this run made first come first, as they are kept the longest,
   * and those that were refused last.
   */
  beside(resource: Resource, params: Record<string, string>): Known[] {
    const { blank, path } = resource;
    const isNear = (one: Known) =>
      params[blank] !== one.params[blank] &&
      Object.entries(one.params).every(
        ([name, value]) => name === blank || (params[name] ?? value) === value,
      );
    const [own = [], others = []] = [true, false].map((isOwn) =>
      this.records(resource).filter((one) => one.own === isOwn && isNear(one)),
    );
    const rank = ({ params: of }: Known) =>
      Number(this.isRefused(path, of[blank] ?? '') || this.isRefused(path, wholly(of)));
    return [...own.toReversed(), ...others].toSorted((a, b) => rank(a) - rank(b));
  }

  /** What fills the blank of those. */
  idsBeside(resource: Resource, params: Record<string, string>): string[] {
    return [...new Set(this.beside(resource, params).map((one) => one.params[resource.blank] ?? ''))];
  }

  /** Remembers that a record is not taken which fields name together; gives whether another one is left. */
  refuseWhole(resource: Resource, params: Record<string, string>): boolean {
    this.refuse(resource.path, wholly(params));
    return this.records(resource).some((one) => !this.isRefused(resource.path, wholly(one.params)));
  }

  /** What fills the blanks of a path, from a record that exists; undefined where none is known. */
  fill(path: string, isWanted: (known: Known) => boolean = () => true): Known | undefined {
    return this.fits(path).find(isWanted);
  }

  /** All records that fill the blanks of a path, the likeliest first. */
  fits(path: string): Known[] {
    const blanks = blanksOf(path);
    const alike = this.#resources.filter((one) => blanksOf(one.path).join() === blanks.join());
    const own = alike.filter((one) => path.startsWith(one.path));
    // `/things/copy/{id}` is about the records of `/things`.
    const near = alike.filter((one) => !own.includes(one) && path.startsWith(`${one.collection}/`));
    return [...own.reverse(), ...near.reverse()].flatMap((one) => this.records(one));
  }
}

/** All that says which record it is. */
const wholly = (params: Record<string, string>): string => JSON.stringify(Object.entries(params).sort());

const keyOf = (path: string, params: Record<string, string>): string =>
  [path, ...blanksOf(path).map((name) => params[name] ?? '')].join(' ');

/** `startscreen` for `startScreenAssetId`, which names an asset; empty where the name says no more than that. */
const kindNamed = (name: string, resource: Resource): string =>
  (recordNamed(name) ?? '').replace(new RegExp(`${resource.name}$`), '');

const isOfKind = (body: Record<string, Json>, kind: string): boolean =>
  scalarsOf(body).some(({ path, value }) => path.length === 1 && plain(`${value}`) === kind);
