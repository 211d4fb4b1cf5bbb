import { Trans, useLingui } from '@lingui/react/macro';
import { isLimitReached } from '~/api/transport/errors';
import { ButtonLink } from '~/parts/links/button-link';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import { QrCode } from '~/ui/qr-code';
import { Spinner } from '~/ui/spinner';
import { Countdown } from './countdown';
import styles from './link.module.css';
import { Linked } from './linked';
import { type Code, useCode } from './use-code';

/** Shows a code until a booth uses it, then asks for the booth's name, location and session. */
export function LinkDialog({ onClose }: { onClose: (linked?: string) => void }) {
  const { t } = useLingui();
  const { code, linked, isRenewed, fault, isBlind, retry } = useCode();
  const close = () => onClose(linked?.id);
  return (
    <Dialog
      onClose={close}
      size="lg"
      title={linked ? t`The booth is linked` : t`Link a device`}
      // An accidental click must not discard input.
      closeOnClickOutside={linked === null}
    >
      {linked ? (
        <Linked device={linked} onDone={close} />
      ) : fault ? (
        <Fault fault={fault} onRetry={retry} />
      ) : (
        <>
          <ol className={styles.how}>
            <li>
              <Trans>Open the booth app on the tablet. It asks for a code.</Trans>
            </li>
            <li>
              <Trans>Enter this code, or scan the QR code with the tablet's camera.</Trans>
            </li>
          </ol>
          {code ? <CodeBlock {...code} /> : <Spinner label={t`Creating a code`} />}
          <p className={styles.waiting} role="status">
            <Spinner label={null} size="s" />
            <span>
              {isRenewed && <Trans>This is a new code; the previous one has expired.</Trans>}{' '}
              {isBlind ? (
                <Trans>The device list cannot be loaded right now. We'll retry automatically.</Trans>
              ) : (
                <Trans>Waiting for the booth. You can leave this open and walk over.</Trans>
              )}
            </span>
          </p>
        </>
      )}
    </Dialog>
  );
}

function CodeBlock(code: Code) {
  const { t } = useLingui();
  const groups = [code.text.slice(0, 4), code.text.slice(4)];
  // Letter by letter for screen readers.
  const spelled = groups.map((group) => [...group].join(' ')).join(', ');
  return (
    <div className={styles.code}>
      <div className={styles.words}>
        <p data-device-code={code.text}>
          <span className={styles.letters} aria-hidden dir="ltr">
            {groups.map((group) => (
              <span key={group}>{group}</span>
            ))}
          </span>
          <span className="visually-hidden">
            <Trans>The code is {spelled}.</Trans>
          </span>
        </p>
        <Countdown key={code.madeAt} {...code} />
      </div>
      <div className={styles.qr}>
        <QrCode text={code.text} label={t`The code as a QR code`} />
      </div>
    </div>
  );
}

function Fault({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  return (
    <div className="stack-4 justify-start">
      <p role="alert">{errorText(fault)}</p>
      {isLimitReached(fault) ? (
        <ButtonLink to="/account/billing">
          <Trans>See the plans</Trans>
        </ButtonLink>
      ) : (
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
