import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Contact, type ContactConsentGiven, listContactEventsQuery } from '~/api/contacts';
import { formatDate } from '~/lib/format';
import { ConsentMark, channels } from '../model/consent-marks';
import { consentHowLabels, consentLabels } from '../model/contact-labels';
import styles from './panel.module.css';
import { EVENTS_SHOWN } from './timeline';

/** Includes the evidence of both contacts after a merge. The timeline below uses the same page. */
export function FullConsentTrail({ contact }: { contact: Contact }) {
  const { data } = useQuery(listContactEventsQuery(contact.id, { page: 1, show: EVENTS_SHOWN }));
  const events = data?.items.filter((event) => event.kind === 'consent');
  return <ConsentTrail contact={contact} events={events ?? []} />;
}

interface ConsentTrailProps {
  contact: Pick<Contact, 'emailConsent' | 'smsConsent'>;
  /** Consent events in the timeline: after a merge, both contacts may have one. */
  events?: readonly ContactConsentGiven[];
}

/** The consent on each channel with its evidence: when, how, and who recorded it. */
export function ConsentTrail({ contact, events = [] }: ConsentTrailProps) {
  const { t, i18n } = useLingui();
  return (
    <dl className={styles.consents}>
      {channels.map((channel) => {
        const { status, at, how, by, evidence } = contact[channel.field];
        const proofs = [
          { at, how, by, evidence },
          ...events.filter(
            (event) => event.channel === channel.id && event.status === status && event.at !== at,
          ),
        ];
        return (
          <div key={channel.field}>
            <dt>
              <ConsentMark channel={channel} status={status} />
              {t(channel.label)}
            </dt>
            <dd className="break">
              {t(consentLabels[status])}
              {proofs.map((proof) => (
                <small className="hint block" key={proof.at}>
                  {[
                    proof.at !== null && formatDate(proof.at, i18n.locale),
                    proof.how !== null && t(consentHowLabels[proof.how]),
                    proof.by,
                    proof.evidence,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
