import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notify } from '~/ui/feedback/notifications';
import { errorText } from './error-text';

// Product-spec section 4: both at bottom center for 2000 ms, the notification's defaults.

/** Says that a change is saved. @param subject the name of the changed record, if known */
export function notifySaved(subject?: string | null): void {
  notify({ text: i18n._(msg`Saved`), subject });
}

/** Says that a change failed. The history has the reason. */
export function notifyNotSaved(error: unknown): void {
  notify({ text: i18n._(msg`Error Saving`), detail: errorText(error), type: 'danger' });
}
