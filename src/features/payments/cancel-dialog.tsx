import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type CancellationReason, type Subscription, useCancelSubscription } from '~/api/payments';
import { useAction } from '~/api/use-action';
import { formatDate } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './billing.module.css';

const reasonLabels: Record<CancellationReason, MessageDescriptor> = {
  too_expensive: msg`It's too expensive`,
  not_used: msg`I don't use it enough`,
  missing_feature: msg`A feature is missing`,
  other_product: msg`I'm switching to another product`,
  closing: msg`I'm closing my business`,
  other: msg`Another reason`,
};

const REASONS = Object.keys(reasonLabels) as CancellationReason[];
/** The contract's maximum for a comment. */
const MOST = 500;

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutateAsync: cancel } = useCancelSubscription();
  const { run, pending, error } = useAction(async (because: CancellationReason) => {
    const text = comment.trim();
    await cancel({ data: { reason: because, ...(text !== '' && { comment: text }) } });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === null);
    if (reason !== null) void run(reason);
  };
  const end = formatDate(subscription.currentPeriodEnd, i18n.locale);
  return (
    <Dialog onClose={onClose} title={t`Cancel subscription`} closeOnClickOutside={reason === null}>
      <form className={styles.cancel} onSubmit={submit} noValidate>
        <p>
          <Trans>Everything keeps working until {end}. You can resume at any time before then.</Trans>
        </p>
        <fieldset className="stack-1" aria-describedby={isMissing ? `${id}-missing` : undefined}>
          <legend>
            <Trans>Why are you canceling?</Trans>
          </legend>
          {REASONS.map((one) => (
            <label className="row-2 min-control" key={one}>
              <input
                type="radio"
                name={id}
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setIsMissing(false);
                }}
              />
              {t(reasonLabels[one])}
            </label>
          ))}
          {isMissing && (
            <p id={`${id}-missing`} role="alert" className="danger">
              <Trans>Choose a reason.</Trans>
            </p>
          )}
        </fieldset>
        <label className={styles.comment}>
          <Trans>What could we do better? (optional)</Trans>
          <textarea
            rows={3}
            maxLength={MOST}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </label>
        {error && (
          <p role="alert" className="danger">
            {errorText(error)}
          </p>
        )}
        <div className="row-2 wrap">
          <Button type="submit" variant="danger" busy={pending}>
            <Trans>Cancel on {end}</Trans>
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            <Trans>Keep my plan</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
