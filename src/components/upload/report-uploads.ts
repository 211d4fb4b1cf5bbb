import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';

/** Says that files are saved, and that others are not. @param failure why, if one was not */
export function reportUploads(stored: number, failure: unknown): void {
  if (stored > 0)
    notifySaved(i18n._(msg`${plural(stored, { one: '# file uploaded', other: '# files uploaded' })}`));
  if (failure !== null) notifyNotSaved(failure);
}
