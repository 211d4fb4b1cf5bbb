import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AudienceReach } from '~/api/campaigns';
import { formatNumber, formatPhone } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import disclosure from '~/ui/disclosure.module.css';
import { Spinner } from '~/ui/spinner';
import { eachTime } from '../../model/campaign-labels';
import shared from '../model/composer.module.css';
import type { ComposerState } from '../model/composer-context';
import styles from './audience.module.css';
import { isUnfinished } from './rules';
import { useReach } from './use-reach';

const REASONS = ['noConsent', 'noAddress', 'bounced', 'duplicate'] as const;

/** The number of recipients, and the skipped contacts with the reason. */
export function Reach({ values }: ComposerState) {
  const { t, i18n } = useLingui();
  const { reach, whole, busy, error, retry } = useReach(values);
  const { channel, audience: asked, kind, trigger } = values;
  const when = kind === 'automatic' && trigger ? t(eachTime(trigger)) : undefined;
  const isEveryone = !asked?.rules.length;
  if (!reach) {
    return (
      <div className={styles.reach}>
        {error ? (
          <div role="alert" className="stack-2 justify-start danger size-label hide-empty">
            <p>
              <Trans>It could not be counted.</Trans> {errorText(error)}
            </p>
            <Button variant="secondary" size="s" busy={busy} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        ) : whole ? (
          <Spinner label={t`Counting`} />
        ) : (
          <Unfinished audience={asked} />
        )}
      </div>
    );
  }
  const { audience, count, skipped } = reach;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const labels = {
    noConsent: <Trans>{number(skipped.noConsent)} without consent</Trans>,
    noAddress:
      channel === 'sms' ? (
        <Trans>{number(skipped.noAddress)} without a phone number</Trans>
      ) : (
        <Trans>{number(skipped.noAddress)} without an email address</Trans>
      ),
    bounced: <Trans>{number(skipped.bounced)} bounced before</Trans>,
    duplicate: <Trans>{number(skipped.duplicate)} with an address that belongs to another contact</Trans>,
  };
  return (
    <div className={styles.reach} data-busy={busy || undefined}>
      <p className={styles.count} role="status">
        <strong>{number(count)}</strong>{' '}
        {when !== undefined ? (
          channel === 'sms' ? (
            <Plural
              value={count}
              one={`person can get this SMS: ${when}`}
              other={`people can get this SMS: each of them ${when}`}
            />
          ) : (
            <Plural
              value={count}
              one={`person can get this email: ${when}`}
              other={`people can get this email: each of them ${when}`}
            />
          )
        ) : channel === 'sms' ? (
          <Plural value={count} one="person will get this SMS" other="people will get this SMS" />
        ) : (
          <Plural value={count} one="person will get this email" other="people will get this email" />
        )}
      </p>
      <span className={styles.share} aria-hidden>
        <span style={{ '--share': audience === 0 ? 0 : count / audience }} />
      </span>
      <p className={shared.note}>
        {whole && isEveryone ? (
          <Plural value={audience} one="# contact in total." other="# contacts in total." />
        ) : whole ? (
          <Plural value={audience} one="# contact matches the rules." other="# contacts match the rules." />
        ) : (
          <Unfinished audience={asked} />
        )}
      </p>
      {reach.unknownVisits > 0 && (
        <p className={shared.note}>
          {asked?.rules.some((rule) => rule.field === 'lastVisit' && rule.includesUnknown) ? (
            <Plural
              value={reach.unknownVisits}
              one="# of them has no known visit."
              other="# of them have no known visit."
            />
          ) : (
            <Plural
              value={reach.unknownVisits}
              one="# more has no known visit and is left out."
              other="# more have no known visit and are left out."
            />
          )}
        </p>
      )}
      {REASONS.map((reason) => (
        <Skipped key={reason} reach={reach} reason={reason} label={labels[reason]} />
      ))}
    </div>
  );
}

const Unfinished = ({ audience }: { audience: ComposerState['values']['audience'] }) => (
  <span className="caution">
    {audience?.rules.some((rule) => rule.field === 'tag' && isUnfinished(rule)) ? (
      <Trans>Choose a tag to see how many match.</Trans>
    ) : (
      <Trans>Finish the rule to see how many match.</Trans>
    )}
  </span>
);

interface SkippedProps {
  reach: AudienceReach;
  reason: keyof AudienceReach['skipped'];
  label: ReactNode;
}

/** The contacts skipped for one reason, with their names on demand. */
function Skipped({ reach, reason, label }: SkippedProps) {
  const { t } = useLingui();
  const all = reach.skipped[reason];
  const named = reach.named[reason];
  const more = all - named.length;
  if (all === 0) return null;
  return (
    <details className={styles.skipped}>
      <summary className={disclosure.summary}>
        <Trans>Skipped: {label}</Trans>
      </summary>
      <ul>
        {named.map(({ id, name, address }) => (
          <li key={id}>
            <span>{name ?? t`No name`}</span>
            <span>{address !== null && formatPhone(address)}</span>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </details>
  );
}
