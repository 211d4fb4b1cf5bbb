import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { unknownPlaceholder } from '~/lib/message-text';
import { MailFrame } from '~/parts/mail-frame';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from '~/ui/icons';
import { SidePanel } from '~/ui/overlay/side-panel';
import { Spinner } from '~/ui/spinner';
import { useColorScheme } from '~/ui/use-color-scheme';
import { useMediaQuery } from '~/ui/use-media-query';
import shared from '../model/composer.module.css';
import type { ComposerState } from '../model/composer-context';
import { ContactChoice } from './contact-choice';
import { usePlaceholderTexts } from './placeholders';
import styles from './preview.module.css';
import { useMessage } from './use-message';

/** From this width on, the preview is beside the form. */
export const WIDE = '(width > 60rem)';

/** Beside the form where there is room. */
export function Preview(form: ComposerState) {
  return useMediaQuery(WIDE) ? <Message {...form} /> : null;
}

/** Where there is no room beside the form, the preview is opened over it. */
export function PreviewSheet({ form, onClose }: { form: ComposerState; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SidePanel title={t`Preview`} onClose={onClose}>
      <Message {...form} />
    </SidePanel>
  );
}

/** The message as one contact receives it, rendered by the same code as when it is sent. */
function Message({ values, errors }: ComposerState) {
  const { t } = useLingui();
  const texts = usePlaceholderTexts();
  const ownScheme = useColorScheme();
  const [screen, setScreen] = useState<'phone' | 'desktop'>('phone');
  const [chosenScheme, setScheme] = useState<'light' | 'dark' | null>(null);
  const scheme = chosenScheme ?? ownScheme;
  const { channel = 'email' } = values;
  const { body, mediaIds, productIds, templateId } = values;
  const isBlank = !body && !templateId && !mediaIds?.length && !productIds?.length;
  // Braces have a meaning in Lingui messages.
  const firstName = '{{firstName}}';
  const {
    message: shown,
    error,
    isValid,
    refused,
    busy,
    retry,
  } = useMessage(
    isBlank
      ? { ...values, body: `${t`Hi ${firstName}, your message appears here as you write.`}\n\n{{photo}}` }
      : values,
  );
  const isFaulty = (name: 'subject' | 'preheader') =>
    errors.includes(name) || unknownPlaceholder(values[name]) !== undefined;
  const blanks = shown?.blanks
    .filter((name) => name !== '{{link}}')
    .map((name) => t(texts[name].label))
    .join(', ');
  return (
    <div className={styles.preview}>
      <div className="row-2 wrap">
        <ContactChoice />
        <span className={styles.end}>
          {channel === 'email' && (
            <>
              <Look label={t`Phone`} on={screen === 'phone'} onClick={() => setScreen('phone')}>
                <IconDeviceMobile size={18} aria-hidden />
              </Look>
              <Look label={t`Desktop`} on={screen === 'desktop'} onClick={() => setScreen('desktop')}>
                <IconDeviceDesktop size={18} aria-hidden />
              </Look>
            </>
          )}
          <Look label={t`Light`} on={scheme === 'light'} onClick={() => setScheme('light')}>
            <IconSun size={18} aria-hidden />
          </Look>
          <Look label={t`Dark`} on={scheme === 'dark'} onClick={() => setScheme('dark')}>
            <IconMoon size={18} aria-hidden />
          </Look>
        </span>
      </div>
      {!isValid && (
        <p role="status" className={shared.warning}>
          <Trans>Some parts can't be sent yet and are missing here. See Review.</Trans>
        </p>
      )}
      {error ? (
        <div role="alert" className="stack-2 justify-start danger size-label hide-empty">
          <p>
            {refused.length > 0 ? (
              <Trans>The preview returns once the message can be sent.</Trans>
            ) : (
              errorText(error)
            )}
          </p>
          <Button variant="secondary" size="s" busy={busy} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : !shown ? (
        <Spinner label={t`Loading the preview`} />
      ) : (
        <div
          className={styles.device}
          data-screen={channel === 'sms' ? 'phone' : screen}
          data-scheme={scheme}
        >
          <div className={styles.letterhead}>
            <span>{shown.from ?? t`Your SMS number`}</span>
            {channel === 'email' && (
              <>
                <strong
                  className="size-label weight-semibold break"
                  data-fault={isFaulty('subject') || undefined}
                >
                  {shown.subject || values.subject || t`No subject yet`}
                </strong>
                <span data-fault={isFaulty('preheader') || undefined}>{shown.preheader}</span>
              </>
            )}
          </div>
          {shown.html === null ? (
            <p className={styles.bubble}>{shown.text || t`No message yet.`}</p>
          ) : (
            <MailFrame html={shown.html} screen={screen} scheme={scheme} />
          )}
        </div>
      )}
      {shown?.photo === 'sample' && (
        <p className={shared.note}>
          <Trans>The photo is a sample. Choose a contact above to see theirs.</Trans>
        </p>
      )}
      {shown?.photo === 'none' && (
        <p className={shared.note}>
          <Trans>This contact has no photo to show, so their email comes without one.</Trans>
        </p>
      )}
      {blanks !== undefined && blanks !== '' && (
        <p className={shared.note}>
          <Trans>Not known for this contact, so a general word is shown: {blanks}</Trans>
        </p>
      )}
      {shown?.blanks.includes('{{link}}') && (
        <p className={shared.note}>
          <Trans>The message has no link yet.</Trans>
        </p>
      )}
    </div>
  );
}

interface LookProps {
  label: string;
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Look = ({ label, on, onClick, children }: LookProps) => (
  <button
    type="button"
    className={styles.look}
    aria-label={label}
    title={label}
    aria-pressed={on}
    onClick={onClick}
  >
    {children}
  </button>
);
