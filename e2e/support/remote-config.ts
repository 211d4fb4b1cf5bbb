// The provider's remote configuration in a browser test: the template behind it, and the browser's stored data.

import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Target } from './product.ts';

/** Writes the template as an editor does. @returns a function that restores it */
export async function editTemplate({ origin }: Target, values: object): Promise<() => Promise<void>> {
  const health = (await (await fetch(`${origin}/_mock/health`)).json()) as { remoteConfig: { file: string } };
  const { file } = health.remoteConfig;
  const before = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify(values));
  return () => writeFile(file, before);
}

/** The settings stored by the app. */
export const keptSettings = (
  page: Page,
): Promise<{ status: string; entries: Record<string, string> } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('remote-config') ?? 'null'));

/** The SDK's record of this browser's registration. */
export interface Registration {
  fid: string;
  /** 0 not registered, 1 in progress, 2 registered. */
  registrationStatus: number;
  registrationTime?: number;
  refreshToken?: string;
  /** `requestStatus`: 0 not requested, 1 in progress, 2 completed. */
  authToken?: { requestStatus: number; token?: string; expiresIn?: number; creationTime?: number };
}

/** Null if there is none. */
export async function registration(page: Page): Promise<Registration | null> {
  const [entry] = await page.evaluate(useDatabase<Registration>, REGISTRATIONS);
  return entry ?? null;
}

/** Changes the SDK's record, to simulate elapsed time or a page closed midway. */
export async function changeRegistration(page: Page, change: Partial<Registration>): Promise<void> {
  await page.evaluate(useDatabase<Registration>, { ...REGISTRATIONS, change });
}

/** The number of backoff pauses recorded by the SDK. */
export async function pauses(page: Page): Promise<number> {
  const notes = await page.evaluate(useDatabase<Note>, {
    name: 'firebase_remote_config',
    store: 'app_namespace_store',
  });
  return (
    notes.find(({ compositeKey }) => compositeKey.endsWith('throttle_metadata'))?.value.backoffCount ?? 0
  );
}

interface Note {
  compositeKey: string;
  value: { backoffCount?: number };
}

const REGISTRATIONS = { name: 'firebase-installations-database', store: 'firebase-installations-store' };

/** Runs in the page. @returns the entries of a store in one of the SDK's databases; can change the first one */
async function useDatabase<Row>(where: { name: string; store: string; change?: object }): Promise<Row[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === where.name)) return [];
  const database = await done(indexedDB.open(where.name));
  try {
    const store = database.transaction(where.store, 'readwrite').objectStore(where.store);
    const [key] = await done(store.getAllKeys());
    if (key !== undefined && where.change)
      await done(store.put({ ...(await done(store.get(key))), ...where.change }, key));
    return await done(store.getAll());
  } finally {
    database.close();
  }
}

/** Collects console messages of a page from now on. */
export function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}
