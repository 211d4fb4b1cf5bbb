import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { signOut } from '~/identity';

/** Signs out here at once; the provider hears of it when it can be reached. */
export function endSession(): void {
  signOut().catch(async () => {
    // The app has it already; the sign-in page does not need it.
    const { notify } = await import('~/ui/notifications');
    notify({
      text: i18n._(
        msg`You are signed out here. The sign-in service will be notified when it can be reached.`,
      ),
      type: 'warning',
    });
  });
}
