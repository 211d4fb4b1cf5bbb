import { useLingui } from '@lingui/react/macro';
import { isUnderway, type Upload } from './upload-queue';

/** The overall progress in one line, announced when it changes. */
export function Summary({ uploads }: { uploads: readonly Upload<unknown>[] }) {
  const { t } = useLingui();
  const total = uploads.length;
  const done = uploads.filter(({ state }) => state.status === 'done').length;
  const refused = uploads.filter(({ state }) => state.status === 'refused').length;
  const parts = [t`${done} of ${total} uploaded`];
  if (refused > 0) parts.push(t`${refused} not uploaded`);
  if (uploads.some(isUnderway)) parts.push(t`the rest is on its way`);
  return <p role="status">{parts.join(', ')}</p>;
}
