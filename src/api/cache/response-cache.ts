// Stores the last successful response of each query in IndexedDB. It is shown when the API is
// unreachable, also after a reload, and only read then, so that nothing else waits for the disk.
import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '~/lib/is-record';
import { contractHash } from '../generated/operations';

interface CachedResponse {
  data: unknown;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

const STORE = 'answers';
const accountOf = new WeakMap<QueryClient, string>();

/**
 * Stores every response that this client reads from now on.
 * @param uid the account of the data; other accounts cannot read them
 */
export function cacheResponses(client: QueryClient, uid: string): void {
  accountOf.set(client, uid);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, queryKey, state } = event.query;
    if (isOfLayouts(queryKey)) return;
    const response: CachedResponse = { data: state.data, at: state.dataUpdatedAt };
    void use('readwrite', (store) => store.put(response, keyOf(uid, queryHash)));
  });
}

/** The last successful response of a query; undefined when there is none or it is unreadable. */
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

/** Layouts are stored nowhere in the browser (product-spec section 3). */
const isOfLayouts = ([operationId, params]: readonly unknown[]): boolean =>
  operationId === 'listAssets' && isRecord(params) && params.type === 'layout';

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

/** Without browser storage there are no cached responses; nothing else changes. */
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
