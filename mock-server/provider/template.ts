// The remote configuration as a file that can be edited while the mock runs: `{"api_url": …,
// "translations": {…}}`. An edit applies from the next fetch; an invalid file keeps the last valid
// version in use.
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { OpenApi } from '../../scripts/contract/document.ts';
import { compileSchemas, fieldErrors } from '../../scripts/contract/schemas.ts';
import { exportTranslations } from '../../scripts/i18n/catalogs.ts';
import { writeWhole } from './whole-file.ts';

/** The published configuration. */
export interface Published {
  /** Every value as text, by key. Empty if the app's built-in values apply. */
  entries: Record<string, string>;
  /**
   * Modification time of the file in milliseconds since 1970, so that it grows with each edit
   * without being stored.
   */
  version: string;
}

export interface Template {
  /** The path of the file. */
  file: string;
  /** Undefined when nothing is published, because the file is missing or was never valid. */
  now(): Published | undefined;
  /** The file's current error, as a sentence for a user. */
  trouble(): string | undefined;
  stop(): void;
}

/**
 * Only in `api_url`, because messages contain braces too: the origin on which the app was
 * opened.
 */
export const ORIGIN = '{origin}';

/** Instead of `translations`: the catalogs of this repository, read together with the file. */
const OUR_CATALOGS = '{catalogs}';

const FIRST = { api_url: `${ORIGIN}/api`, translations: OUR_CATALOGS };

/** How soon an edit is reported if no client fetches it. */
const LOOK_MS = 500;

/**
 * Opens the template, and creates it if it is missing.
 * @param document openapi/provider.yaml, which declares the required values
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

/** A mark that changes with each state of the file, and its stats if the file is readable. */
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

/**
 * @returns a reader of the file's text, which throws an Error with one sentence for an invalid
 * template
 */
function createReader(document: OpenApi): (text: string) => Record<string, string> {
  const schemas = compileSchemas(document);

  return (text) => {
    // Some editors begin a file with a byte order mark.
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
    // Texts are passed on unchanged, so that tests can send invalid messages to the app.
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
