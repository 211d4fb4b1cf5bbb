import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContactEvent, ContactPhotographed } from '~/api/contacts';
import { mediaUrl } from '~/api/media-url';
import { DeliveryBadge } from '~/entities/delivery-badge';
import { LocationNames } from '~/entities/pickers/location-names';
import { formatDate, formatPhone } from '~/lib/format';
import {
  IconArrowMerge,
  IconCalendarCheck,
  IconFileImport,
  IconPhoto,
  IconSend,
  IconShieldCheck,
  IconUserPlus,
} from '~/ui/icons';
import { channels } from '../model/consent-marks';
import { consentHowLabels, consentLabels, sourceWord } from '../model/contact-labels';
import styles from './panel.module.css';

const ICONS = {
  created: IconUserPlus,
  imported: IconFileImport,
  merged: IconArrowMerge,
  consent: IconShieldCheck,
  visit: IconCalendarCheck,
  photo: IconPhoto,
  photoSent: IconSend,
  campaignSent: IconSend,
} as const;

const channelOf = (channel: 'email' | 'sms') => channels[channel === 'email' ? 0 : 1];

/** One event in the activity of a contact. */
export function EventLine({ event }: { event: ContactEvent }) {
  const { i18n } = useLingui();
  const StatusIcon = ICONS[event.kind];
  const { title, detail } = useWords(event);
  return (
    <li>
      <span className={styles.sign}>
        <StatusIcon size={16} aria-hidden />
      </span>
      <div>
        <p>{title}</p>
        <p className="hint">
          <time dateTime={event.at}>{formatDate(event.at, i18n.locale)}</time>
          {detail && <> · {detail}</>}
        </p>
        {event.kind === 'photo' && event.consent.at !== null && <PhotoConsent consent={event.consent} />}
      </div>
      <Thumb event={event} />
    </li>
  );
}

/** What the guest answered about public display, and to which text. */
function PhotoConsent({ consent: { given, text } }: { consent: ContactPhotographed['consent'] }) {
  return (
    <div className="hint">
      {given ? <Trans>Agreed to public display</Trans> : <Trans>Did not agree to public display</Trans>}
      {text !== null && <blockquote className={styles.quote}>{text}</blockquote>}
    </div>
  );
}

function useWords(event: ContactEvent): { title: ReactNode; detail: ReactNode } {
  const { t } = useLingui();
  switch (event.kind) {
    case 'created': {
      const word = sourceWord(event.source);
      return { title: t`Added`, detail: typeof word === 'string' ? word : t(word) };
    }
    case 'imported':
      return { title: t`Changed by an import`, detail: event.by };
    case 'merged': {
      const { contactName: name } = event;
      return {
        title: name === null ? t`Merged with another contact` : t`Merged with ${name}`,
        detail: event.by,
      };
    }
    case 'consent': {
      const { channel, status, how, by, evidence } = event;
      const trail = [how !== null && t(consentHowLabels[how]), by, evidence];
      const title = `${t(channelOf(channel).label)}: ${t(consentLabels[status])}`;
      return { title, detail: trail.filter(Boolean).join(' · ') };
    }
    case 'visit':
      return { title: t`Visit`, detail: null };
    case 'photo':
      return {
        title: t`A photo was taken`,
        detail: event.locationId !== null && <LocationNames ids={[event.locationId]} />,
      };
    case 'photoSent': {
      const to = formatPhone(event.to);
      return {
        title: (
          <>
            {t`A photo was sent to ${to}`} <DeliveryBadge status={event.status} />
          </>
        ),
        detail: event.reason,
      };
    }
    case 'campaignSent': {
      const { campaignName: name } = event;
      return { title: t`The campaign “${name}” was sent`, detail: t(channelOf(event.channel).label) };
    }
  }
}

function Thumb({ event }: { event: ContactEvent }) {
  const { t, i18n } = useLingui();
  if ((event.kind !== 'photo' && event.kind !== 'photoSent') || event.thumbUrl === null) return null;
  const day = formatDate(event.at, i18n.locale);
  return (
    <Link
      to="/gallery/$photoId"
      params={{ photoId: event.photoId }}
      className={styles.thumb}
      aria-label={t`Photo of ${day}`}
    >
      <img className="cover" src={mediaUrl(event.thumbUrl)} alt="" loading="lazy" />
    </Link>
  );
}
