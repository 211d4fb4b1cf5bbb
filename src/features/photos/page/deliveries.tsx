import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '~/api/photos';
import { DeliveryBadge } from '~/entities/delivery-badge';
import { formatPhone } from '~/lib/format';
import { IconMail, IconMessage } from '~/ui/icons';
import { sayMoment } from '../model/photo-labels';
import styles from './photo.module.css';
import { PhotoSection } from './section';

/** The messages with the photo, newest first. */
export function Deliveries({ photo: { deliveries, held } }: { photo: Photo }) {
  const { t, i18n } = useLingui();
  return (
    <PhotoSection title={<Trans>Deliveries</Trans>}>
      {deliveries.length === 0 ? (
        <p className="muted hide-empty">
          <Trans>Not sent to anyone yet.</Trans>
        </p>
      ) : (
        <ul className={styles.deliveries} aria-live="polite">
          {deliveries.map(({ channel, to, status, reason, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two messages to one address can be equal
            <li key={`${deliveries.length - i}`}>
              {channel === 'email' ? (
                <IconMail size={18} aria-label={t`Email`} />
              ) : (
                <IconMessage size={18} aria-label={t`SMS`} />
              )}
              <span className="break">{formatPhone(to)}</span>
              <DeliveryBadge status={status} />
              <small>
                <time dateTime={at}>{sayMoment(at, i18n.locale)}</time>
                {held && status === 'queued' && (
                  <>
                    {' · '}
                    <Trans>Sent once the photo is approved</Trans>
                  </>
                )}
                {reason !== null && <span className="block danger">{reason}</span>}
              </small>
            </li>
          ))}
        </ul>
      )}
    </PhotoSection>
  );
}
