// The last good response of each query, in IndexedDB: it is shown when the API cannot be reached, also after a reload.
// It is read only then, so nothing waits for the disk otherwise.
import type { QueryClient } from '@tanstack/react-query';
import { contractHash } from './generated/operations';

interface CachedResponse {
  data: unknown;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

const STORE = 'answers';
const accountOf = new WeakMap<QueryClient, string>();

/**
 * Stores every response that this client reads from now on.
 * @param uid the account whose data it is; no other account is given it
 */
export function cacheResponses(client: QueryClient, uid: string): void {
  accountOf.set(client, uid);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, state } = event.query;
    const response: CachedResponse = { data: state.data, at: state.dataUpdatedAt };
    void use('readwrite', (store) => store.put(response, keyOf(uid, queryHash)));
  });
}

/** The last good response of a query; undefined when there is none that can be read. */
export async function readCachedResponse(
  client: QueryClient,
  queryHash: string,
): Promise<CachedResponse | undefined> {
  const uid = accountOf.get(client);
  return uid === undefined
    ? undefined
    : use<CachedResponse | undefined>('readonly', (store) => store.get(keyOf(uid, queryHash)));
}

/** Removes the responses of all accounts, on sign-out. */
export async function clearCachedResponses(): Promise<void> {
  await use('readwrite', (store) => store.clear());
}

/** Responses of another version of the contract are not found. */
const keyOf = (uid: string, queryHash: string) => `${contractHash} ${uid} ${queryHash}`;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('answers', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opening;
}

/** A browser without storage has no cached responses; nothing else changes. */
async function use<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const asked = work((await open()).transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  } catch {
    return undefined;
  }
}
