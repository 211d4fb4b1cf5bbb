import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Upload } from './upload-queue';

/** The share of a file's upload that is the transfer; afterwards the server checks and stores it. */
const TRANSFER = 0.7;

/** What is done of a file's upload, 0 to 1. */
export const progressOf = ({ state }: Upload<unknown>): number =>
  state.status === 'sending' ? state.sent * TRANSFER : state.status === 'done' ? 1 : 0;

export type UploadView = ReturnType<typeof uploadView>;

/**
 * What the summary, its buttons and the card beside other pages say about uploads.
 * @param isUsable whether a chosen file suits what it is uploaded as
 */
export function uploadView<Target>(
  uploads: readonly Upload<Target>[],
  isUsable: (upload: Upload<Target>) => boolean = () => true,
) {
  const idsOf = (...statuses: string[]) =>
    uploads.filter(({ state }) => statuses.includes(state.status)).map(({ id }) => id);
  const unusable = uploads.filter((upload) => upload.state.status === 'chosen' && !isUsable(upload));
  const ids = {
    failed: idsOf('failed'),
    canceled: idsOf('canceled'),
    offline: idsOf('offline'),
    refused: [...idsOf('refused'), ...unusable.map(({ id }) => id)],
    /** Those that go on without the user. */
    unfinished: idsOf('queued', 'sending', 'offline'),
  };
  const failed = ids.failed.length;
  const canceled = ids.canceled.length;
  const refused = ids.refused.length;
  const offline = ids.offline.length;
  const underway = ids.unfinished.length - offline;
  const done = idsOf('done').length;
  const existing = idsOf('existing').length;
  const chosen = idsOf('chosen').length - unusable.length;
  /** Those that are uploaded or may still be. */
  const total = done + underway + failed + canceled + offline;
  const parts: [number, MessageDescriptor][] = [
    [done + underway, msg`${done} of ${total} uploaded`],
    [existing, msg`${existing} already there`],
    [failed, msg`${failed} failed`],
    [canceled, msg`${canceled} canceled`],
    [offline, msg`${offline} waiting`],
    [
      refused,
      msg`${plural(refused, { one: "# file can't be uploaded", other: "# files can't be uploaded" })}`,
    ],
    [chosen, msg`${plural(chosen, { one: '# file to upload', other: '# files to upload' })}`],
  ];
  const measured = uploads.filter(({ state }) => ['queued', 'sending', 'done'].includes(state.status));
  return {
    ...{ ids, chosen, underway, offline, failed, canceled, refused, done, existing },
    /** Whether leaving would lose files. */
    hasUnsaved: chosen + underway + offline + failed > 0,
    isComplete: done + existing > 0 && done + existing === uploads.length,
    /** What is done, in bytes; without what failed or was canceled. */
    progress: {
      value: measured.reduce((sum, upload) => sum + upload.file.size * progressOf(upload), 0),
      max: measured.reduce((sum, { file }) => sum + file.size, 0),
    },
    summary: parts.filter(([count]) => count > 0).map(([, text]) => text),
  };
}
