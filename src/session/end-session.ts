import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { signOut } from '~/identity';
import { notify } from '~/ui/feedback/notifications';

/** Signs out here at once; the provider hears of it when it can be reached. */
export function endSession(): void {
  signOut().catch(() => {
    notify({
      text: i18n._(
        msg`You are signed out here. The sign-in service will be notified when it can be reached.`,
      ),
      type: 'warning',
    });
  });
}
