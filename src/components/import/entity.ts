import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '~/api/permissions';
import type { CallOptions } from '~/api/transport';
import type { ImportTable } from '~/lib/import/columns';
import type { Answer } from '~/lib/import/sending';

/** How existing records are handled; the parameter of the import operations. */
export type Duplicates = 'update' | 'skip';

/** An import: everything specific to its entity. */
export interface ImportEntity {
  table: ImportTable;
  /** The import operation. Users without permission see whom to ask. */
  needs: OperationId;
  /** Starts the worker that holds the rows, with the rules of this entity. */
  startWorker: () => Worker;
  send: (
    queryClient: QueryClient,
    chunk: { file: Blob; duplicates: Duplicates },
    request: Pick<CallOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>,
  ) => Promise<Answer>;
  /** The names of downloaded files. */
  fileName: string;
  words: {
    title: MessageDescriptor;
    /** Leads to the list after the import. */
    toList: MessageDescriptor;
    /** Explains when a row is a duplicate. */
    known: MessageDescriptor;
    update: MessageDescriptor;
    skip: MessageDescriptor;
  };
}
