// The remote configuration, as a file that a person edits while the mock runs: `{"api_url": …, "translations": {…}}`,
// a value a key. An edit counts from the next fetch on. What cannot be used leaves the last good one in force.
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { OpenApi } from '../../scripts/contract/document.ts';
import { compileSchemas, fieldErrors } from '../../scripts/contract/schemas.ts';
import { exportTranslations } from '../../scripts/i18n/catalogs.ts';
import { writeWhole } from './whole-file.ts';

/** What is published. */
export interface Published {
  /** Every value as text, by key. None: the app's built-in values are in force. */
  entries: Record<string, string>;
  /** When the file was written, in milliseconds since 1970: so it grows with each edit, and needs no place to last in. */
  version: string;
}

export interface Template {
  /** Where the file lies. */
  file: string;
  /** Undefined when nothing is published: the file is away, or never was a good one. */
  now(): Published | undefined;
  /** What is wrong with the file as it is, in a sentence for a person. */
  trouble(): string | undefined;
  stop(): void;
}

/** In `api_url`, and only there (messages have braces of their own): the origin that the app was opened on. */
export const ORIGIN = '{origin}';

/** In place of `translations`: the catalogs of this repository, as they are when the file is read. */
const OUR_CATALOGS = '{catalogs}';

const FIRST = { api_url: `${ORIGIN}/api`, translations: OUR_CATALOGS };

/** How soon an edit is reported if no client fetches it. */
const LOOK_MS = 500;

/**
 * Opens the template, and makes it where there is none.
 * @param document openapi/provider.yaml, which says what values there must be
 */
export async function openTemplate(
  file: string,
  document: OpenApi,
  log: (line: string) => void,
): Promise<Template> {
  if (!existsSync(file)) await writeWhole(file, `${JSON.stringify(FIRST, null, 2)}\n`);
  const read = createReader(document);
  let published: Published | undefined;
  let trouble: string | undefined;
  let seen: string | undefined;

  const unusable = (reason: string) => {
    const inForce = published ? 'The last valid one stays active.' : 'There is none until it is fixed.';
    trouble = `${basename(file)} cannot be used: ${inOneLine(reason)} ${inForce}`;
    log(trouble);
  };

  const look = () => {
    const [mark, stats] = lookAt(file);
    if (mark === seen) return;
    const isFirst = seen === undefined;
    seen = mark;
    trouble = undefined;
    if (mark === AWAY) {
      published = undefined;
      log(`${basename(file)} is missing: no remote configuration is published.`);
      return;
    }
    if (!stats) return unusable(mark);
    try {
      published = { entries: read(readFileSync(file, 'utf8')), version: versionOf(stats) };
    } catch (error) {
      return unusable((error as Error).message);
    }
    if (!isFirst) log(`The remote configuration has changed; it is version ${published.version}.`);
  };

  look();
  const looking = setInterval(look, LOOK_MS).unref();
  return {
    file,
    now: () => {
      look();
      return published;
    },
    trouble: () => trouble,
    stop: () => clearInterval(looking),
  };
}

const AWAY = 'away';

/** What tells one state of the file from the next; and, where there is a file that can be looked at, more of it. */
function lookAt(file: string): [mark: string, stats?: Stats] {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? [`${stats.mtimeMs} ${stats.size} ${stats.ino}`, stats] : [AWAY];
  } catch (error) {
    return [(error as Error).message];
  }
}

const versionOf = ({ mtimeMs }: Stats) => `${Math.max(1, Math.round(mtimeMs))}`;
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/\.?$/, '.');

/** @returns reads the file's text; it throws an Error with one sentence when that is no template */
function createReader(document: OpenApi): (text: string) => Record<string, string> {
  const schemas = compileSchemas(document);

  return (text) => {
    // Some editors begin a file with a mark of its encoding.
    const written: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof written !== 'object' || written === null || Array.isArray(written)) {
      throw new Error('It must be an object with one value per key.');
    }
    const isOurs = 'translations' in written && written.translations === OUR_CATALOGS;
    const given = isOurs ? { ...written, translations: exportTranslations() } : written;
    const entries = Object.fromEntries(
      Object.entries(given)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, asText(key, value)]),
    );
    if (Object.keys(entries).length === 0) return entries;
    const api_url = atOrigin(entries, 'http://a.example');
    if ('api_url' in entries && !URL.canParse(api_url)) {
      throw new Error(`api_url: Enter a full URL, or one that starts with ${ORIGIN}.`);
    }
    const there = { ...entries, ...('api_url' in entries && { api_url }) };
    const errors = schemas.errors('/components/schemas/RemoteConfigEntries', there);
    const misnamed = errors.find(({ propertyName }) => propertyName !== undefined)?.propertyName;
    if (misnamed !== undefined) throw new Error(`"${misnamed}" is no key: give letters, digits and _.`);
    // Text is passed on as it is, so that the app can be shown messages that it cannot read.
    const { translations } = given as { translations?: unknown };
    const inside =
      typeof translations === 'string' || translations === undefined
        ? []
        : schemas.errors(CATALOGS, translations);
    const [wrong] = [...fieldErrors(errors), ...fieldErrors(inside, 'translations')];
    if (wrong) throw new Error(`${wrong.field}: ${wrong.message}`);
    return entries;
  };
}

const CATALOGS = '/components/schemas/TranslationCatalogs';

function asText(key: string, value: unknown): string {
  if (value === null) throw new Error(`${key}: Set a value, or remove the key.`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The API's address for an app that was opened on this origin. */
export const atOrigin = ({ api_url = '' }: Record<string, string>, origin: string): string =>
  api_url.replaceAll(ORIGIN, () => origin);
