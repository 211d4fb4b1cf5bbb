import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardForm } from '~/lib/card-form';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { useColorScheme } from '~/ui/use-color-scheme';
import styles from './card.module.css';
import { openCardService, readPaymentSettings } from './card-service';

interface CardFieldsProps {
  /** Receives the form once it can be submitted. */
  form: RefObject<CardForm | null>;
  onSubmit: () => void;
}

/** The frame with the card fields of the payment service. */
export function CardFields({ form, onSubmit }: CardFieldsProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(1);
  const isDark = useColorScheme() === 'dark';
  const label = t`Card details`;
  const { locale } = i18n;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt needs a new frame
  useEffect(() => {
    let isGone = false;
    let mounted: CardForm | undefined;
    setState('loading');
    const open = async () => {
      const settings = await readPaymentSettings();
      return settings && openCardService(settings);
    };
    open().then(
      (service) => {
        if (isGone || !place.current) return;
        if (!service) return setState('missing');
        mounted = service.mount(place.current, {
          label,
          locale,
          isDark,
          onReady: () => setState('ready'),
          onSubmit: () => submit.current(),
          onFailed: () => setState('failed'),
        });
        form.current = mounted;
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      form.current = null;
      mounted?.destroy();
    };
  }, [locale, isDark, label, attempt]);

  return (
    <div className={styles.fields}>
      {state === 'loading' && <Spinner label={t`Loading the card form`} />}
      {state === 'missing' && (
        <p role="alert">
          <Trans>Card payments are not set up for this installation. Ask your administrator.</Trans>
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className="stack-3 justify-start">
          <p>
            <Trans>The payment service can't be reached. Your card and plan are unchanged.</Trans>
          </p>
          <Button variant="secondary" size="s" onClick={() => setAttempt(attempt + 1)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <div ref={place} className={styles.frame} hidden={state === 'failed' || state === 'missing'} />
    </div>
  );
}
