import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '~/api/permissions';
import type { CallOptions } from '~/api/transport';
import type { ImportTable } from '~/lib/import/columns';
import type { Answer } from '~/lib/import/sending';

/** What becomes of a row about a record that is there already; the import operations' own parameter. */
export type Duplicates = 'update' | 'skip';

/** What is imported: all that the import page does not know by itself. */
export interface ImportEntity {
  table: ImportTable;
  /** The import operation. Users without permission see whom to ask. */
  needs: OperationId;
  /** Starts the worker that holds the rows: a file of its own, which serves a book of these rules. */
  startWorker: () => Worker;
  send: (
    queryClient: QueryClient,
    chunk: { file: Blob; duplicates: Duplicates },
    request: Pick<CallOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>,
  ) => Promise<Answer>;
  /** Of the files that are handed out. */
  fileName: string;
  words: {
    title: MessageDescriptor;
    /** Takes to the list, when all is done. */
    toList: MessageDescriptor;
    /** When a row is a duplicate. */
    known: MessageDescriptor;
    update: MessageDescriptor;
    skip: MessageDescriptor;
  };
}
