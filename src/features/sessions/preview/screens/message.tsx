import { Trans, useLingui } from '@lingui/react/macro';
import { readyTexts } from '~/lib/ready-texts';
import { useParents, useSessionContext } from '../../model/session-context';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import type { ScreenProps } from './screen';

/** The messages with the photo, as a sample guest gets them. */
export function MessageScreen({ values }: ScreenProps) {
  const { t } = useLingui();
  const { account } = useSessionContext();
  const { location } = useParents(values);
  const channels = values.shareChannels ?? [];
  const { businessName: business } = account;
  const samples: Record<string, string> = {
    ...{ business, firstName: 'Maya', location: location?.name ?? business, link: `…/${values.slug ?? ''}` },
    date: new Intl.DateTimeFormat(values.language, { dateStyle: 'long' }).format(),
  };
  const ready = readyTexts(account, values.language);
  const filled = (name: 'emailSubject' | 'emailBody' | 'smsBody') =>
    (values[name] || ready[name]).replace(
      /\{\{(\w+)\}\}/g,
      (placeholder, sample: string) => samples[sample] ?? placeholder,
    );
  return (
    <div className={styles.screen}>
      {channels.includes('email') && (
        <div className={styles.mail}>
          <small>{business}</small>
          <PreviewTarget field="emailSubject" label={t`Email subject`} variant="message">
            <strong>{filled('emailSubject')}</strong>
          </PreviewTarget>
          <PreviewTarget field="emailBody" label={t`Email text`} variant="message">
            {filled('emailBody')}
          </PreviewTarget>
        </div>
      )}
      {channels.includes('sms') && (
        <div className={styles.bubble}>
          <PreviewTarget field="smsBody" label={t`Text message`} variant="message">
            {filled('smsBody')}
          </PreviewTarget>
        </div>
      )}
      {!channels.includes('email') && !channels.includes('sms') && (
        <PreviewTarget field="shareChannels" label={t`Ways to share`}>
          <Trans>Guests get no message, because neither email nor text message is a way to share.</Trans>
        </PreviewTarget>
      )}
    </div>
  );
}
