// What a run has created: what to remove at the end, and what cannot be.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../auth/credential.ts';
import type { KnownRecord } from '../model/pool.ts';

/** A record of this run to remove. */
export interface CleanupTask {
  /** The operation that removes it. */
  operation: Operation;
  params: Record<string, string>;
  /** The caller that created it, if not the usual one. */
  caller?: Credential;
}

/** The rejection of a plain request. */
export interface Rejection {
  operation: Operation;
  status: number;
  json: Json | undefined;
}

type Address = Pick<KnownRecord, 'resource' | 'params'>;

export interface Creations {
  /** Registers a record for removal, or as unremovable. */
  add(record: Address): void;
  addTasks(tasks: readonly CleanupTask[]): void;
  /** What to remove at the end, the oldest first. */
  tasks(): readonly CleanupTask[];
  dropTasks(isDone: (task: CleanupTask) => boolean): void;
  /** Has a record removed by its creator. */
  setRemover(params: CleanupTask['params'], caller: Credential): void;
  /** Records that no operation removes. */
  unremovable(): readonly Address[];
  addUnidentified(create: Operation): void;
  /** Operations that created records with unknown ids, with their number. */
  unidentified(): ReadonlyMap<Operation, number>;
  addExisting(create: Operation, id: string): void;
  /** Ids of existing records that a create returned, by operation. */
  existing(): ReadonlyMap<Operation, ReadonlySet<string>>;
  addKey(key: string): void;
  /** Keys that this run chose for records, including removed ones. */
  keys(): ReadonlySet<string>;
  /** Keeps the last rejection of a create, until one succeeds. */
  setRejection(create: Operation, rejection: Rejection | undefined): void;
  rejectionOf(create: Operation): Rejection | undefined;
}

export function createCreations(): Creations {
  let tasks: CleanupTask[] = [];
  const unremovable: Address[] = [];
  const unidentified = new Map<Operation, number>();
  const existing = new Map<Operation, Set<string>>();
  const keys = new Set<string>();
  const rejections = new Map<Operation, Rejection | undefined>();
  return {
    add({ resource, params }) {
      if (resource.remove) tasks.push({ operation: resource.remove, params });
      else unremovable.push({ resource, params });
    },
    addTasks: (more) => void tasks.push(...more),
    tasks: () => tasks,
    dropTasks(isDone) {
      tasks = tasks.filter((task) => !isDone(task));
    },
    setRemover(params, caller) {
      for (const task of tasks) if (task.params === params) task.caller = caller;
    },
    unremovable: () => unremovable,
    addUnidentified: (create) => void unidentified.set(create, (unidentified.get(create) ?? 0) + 1),
    unidentified: () => unidentified,
    addExisting: (create, id) => void existing.set(create, (existing.get(create) ?? new Set()).add(id)),
    existing: () => existing,
    addKey: (key) => void keys.add(key),
    keys: () => keys,
    setRejection: (create, rejection) => void rejections.set(create, rejection),
    rejectionOf: (create) => rejections.get(create),
  };
}
