// The last good answers, kept in this browser: what was read stays readable when the API cannot be reached, also after
// a reload. They are looked at only then, so nothing waits for the disk while all is well.
import type { QueryClient } from '@tanstack/react-query';
import { contractHash } from './generated/operations';

interface Kept {
  data: unknown;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

const STORE = 'answers';
const whose = new WeakMap<QueryClient, string>();

/**
 * Keeps what this client reads from now on.
 * @param uid whose view of the data it is; nobody else is ever given it
 */
export function keepAnswers(client: QueryClient, uid: string): void {
  whose.set(client, uid);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, state } = event.query;
    const kept: Kept = { data: state.data, at: state.dataUpdatedAt };
    void use('readwrite', (store) => store.put(kept, keyOf(uid, queryHash)));
  });
}

/** The last good answer to a query; undefined when there is none, or none that can be read. */
export async function recallAnswer(client: QueryClient, queryHash: string): Promise<Kept | undefined> {
  const uid = whose.get(client);
  return uid === undefined
    ? undefined
    : use<Kept | undefined>('readonly', (store) => store.get(keyOf(uid, queryHash)));
}

/** Forgets all of them: whoever signs out leaves nothing behind. */
export async function forgetAnswers(): Promise<void> {
  await use('readwrite', (store) => store.clear());
}

/** An answer of another version of the contract is none. */
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

/** Where this browser stores nothing, nothing is kept, and all else goes on. */
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
