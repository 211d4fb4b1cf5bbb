import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useActionState, useEffect, useRef, useState } from 'react';
import { currentSession, signIn } from '~/identity';
import { identityFault } from '~/identity/errors';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';

/** Over the page of a session that ended elsewhere, so that nothing typed there is lost. */
export function SignInAgain({ email }: { email: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [fault, send, isPending] = useActionState(async (_: MessageDescriptor | null, data: FormData) => {
    const password = String(data.get('password') ?? '');
    if (password === '') return msg`This is required.`;
    try {
      await signIn(email, password);
      return null;
    } catch (error) {
      return identityFault(error).says;
    }
  }, null);
  // Another tab may have signed in. What failed in the meantime is loaded again.
  useEffect(
    () => () => {
      if (currentSession().status !== 'signed-in') return;
      void queryClient.invalidateQueries();
      void router.invalidate();
    },
    [queryClient, router],
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fault]);
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving)
    return (
      <Dialog
        key="leave"
        title={t`Leave without signing in?`}
        size="sm"
        closeOnClickOutside={false}
        onClose={() => setLeaving(false)}
      >
        <div className="stack-4">
          <p>
            <Trans>What you entered on this page and did not save is lost.</Trans>
          </p>
          <div className={parts.answers}>
            <Button
              variant="danger"
              onClick={() =>
                void router.navigate({ to: '/signin', state: { signOut: true }, ignoreBlocker: true })
              }
            >
              <Trans>Leave this page</Trans>
            </Button>
            <Button variant="secondary" data-autofocus onClick={() => setLeaving(false)}>
              <Trans>Back to signing in</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={t`You were signed out`}
      size="sm"
      closeOnClickOutside={false}
      onClose={() => setLeaving(true)}
    >
      {/* The browser's own messages would be in its language. */}
      <form ref={form} action={send} className="stack-4" noValidate>
        <p>
          <Trans>Sign in again to continue. What you entered on this page is kept.</Trans>
        </p>
        {email && (
          <>
            <TextField label={t`Email address`} type="email" value={email} readOnly autoComplete="username" />
            <TextField
              label={t`Password`}
              name="password"
              type="password"
              autoComplete="current-password"
              revealLabel={t`Show the password`}
              required
              data-autofocus
              error={fault && t(fault)}
            />
          </>
        )}
        <div className={parts.answers}>
          {email && (
            <Button type="submit" busy={isPending}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={() => open('/signin', '_blank', 'noopener')}>
            <Trans>Sign in another way</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
