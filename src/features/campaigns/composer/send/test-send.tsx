import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { SendCampaignTestBody, useSendCampaignTest } from '~/api/campaigns';
import { formatPhone } from '~/lib/format';
import { accepts } from '~/patterns/form/rules';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import shared from '../model/composer.module.css';
import type { ComposerState } from '../model/composer-context';
import { useComposer } from '../model/composer-context';

/** Sends a test message. The server sends what is stored, so the form is saved first. */
export function TestSend({ values, submit, loading }: ComposerState) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { account, contact } = useComposer();
  const { channel } = values;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { mutateAsync, isPending, data } = useSendCampaignTest();
  const own = channel === 'sms' ? formatPhone(account.phone ?? '') : account.email;
  const text = typed ?? own;
  // A phone number may contain spaces, parentheses and hyphens.
  const parts = channel === 'sms' ? text.replace(/[\s().-]/g, '').split(/[,;]/) : text.split(/[\s,;]+/);
  const to = parts.filter((one) => one !== '');
  const go = async () => {
    setFault(null);
    const body = { to, contactId: contact?.id ?? null };
    if (!accepts(SendCampaignTestBody, body)) {
      setFault(
        channel === 'sms'
          ? t`Enter up to five phone numbers, separated by commas.`
          : t`Enter up to five email addresses, separated by commas.`,
      );
      return;
    }
    const campaign = await submit();
    if (!campaign) return;
    await mutateAsync({ id: campaign.id, data: body }).catch((error: unknown) => setFault(errorText(error)));
  };
  const sentTo = data && new Intl.ListFormat(i18n.locale).format(data.to.map(formatPhone));
  return (
    <div className="stack-2 size-label">
      <label className="weight-medium" htmlFor={id}>
        {channel === 'sms' ? (
          <Trans>Send a test to a phone number</Trans>
        ) : (
          <Trans>Send a test to an address</Trans>
        )}
      </label>
      <span className={shared.to}>
        <input
          id={id}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${id}-fault`}
          onKeyDown={(event) => {
            // Enter sends the test; it does not save the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void go();
          }}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button variant="secondary" busy={isPending || loading} onClick={() => void go()}>
          <Trans>Send a test</Trans>
        </Button>
      </span>
      <p id={`${id}-fault`} role="alert" className="stack-2 justify-start danger size-label hide-empty">
        {fault}
      </p>
      <p role="status" className={shared.note}>
        {sentTo !== undefined && fault === null && !isPending && <Trans>Test sent to {sentTo}.</Trans>}
      </p>
    </div>
  );
}
