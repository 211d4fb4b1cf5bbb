import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { OperationId } from '~/api/permissions';
import type { CallOptions } from '~/api/transport/transport';
import type { ImportTable } from './engine/columns';
import type { ImportAnswer } from './engine/sending';

/** How existing records are handled; the parameter of the import operations. */
export type Duplicates = 'fill' | 'update' | 'skip';

interface Way {
  value: Duplicates;
  label: MessageDescriptor;
  /** What the import does with this number of known records. */
  count: (count: number) => MessageDescriptor;
}

export interface SameForAllProps {
  /** The imported columns of the file. */
  columns: readonly string[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
}

/** An import: everything specific to its entity. */
export interface ImportEntity {
  table: ImportTable;
  /** The import operation. Users without permission see whom to ask. */
  needs: OperationId;
  /** Starts the worker that holds the rows, with the rules of this entity. */
  startWorker: () => Worker;
  send: (
    queryClient: QueryClient,
    chunk: { file: Blob; duplicates: Duplicates; importId: string },
    request: Pick<CallOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>,
  ) => Promise<ImportAnswer>;
  /** Counts what the import of a file would do, without doing it. */
  dryRun: (chunk: { file: Blob; duplicates: Duplicates }, signal: AbortSignal) => Promise<ImportAnswer>;
  /** Whether rows can get a tag by which the list finds them again. */
  takesTag?: true;
  /** Whether an import can be taken back as a whole. */
  canUndo?: true;
  /** Asks once for the file what its columns do not say; sets `sameForAll`. */
  SameForAll?: ComponentType<SameForAllProps>;
  /** What to know before records are added, such as the limit of a plan. */
  Note?: ComponentType<{ added: number }>;
  /** Headers whose columns the user should not lose by mistake, and the warning. */
  warning?: { headers: RegExp; text: (header: string) => MessageDescriptor };
  /** The names of downloaded files. */
  fileName: string;
  words: {
    title: MessageDescriptor;
    /** Leads to the list after the import. */
    toList: MessageDescriptor;
    /** Explains when a row is a duplicate. */
    known: MessageDescriptor;
  };
  /** What can happen to existing records; the first is the default. */
  ways: readonly [Way, ...Way[]];
}
