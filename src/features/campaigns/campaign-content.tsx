import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Campaign, findAudienceQuery, getCampaignPreviewQuery } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import { MailFrame } from '~/parts/mail-frame';
import { errorText } from '~/session/error-text';
import { Spinner } from '~/ui/spinner';
import { useColorScheme } from '~/ui/use-color-scheme';
import { useRuleText } from './audience-labels';
import styles from './campaign-panel.module.css';
import frame from './composer/message/preview.module.css';
import { messageOf } from './composer/message/use-message';
import { eachTime, wasSent } from './model/campaign-labels';

/** The recipients and the message of a campaign, read-only. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.content} aria-label={t`Audience`}>
        <h3>
          <Trans>Audience</Trans>
        </h3>
        <Audience campaign={campaign} />
      </section>
      <section className={styles.content} aria-label={t`Message`}>
        <h3>
          <Trans>Message</Trans>
        </h3>
        <Message campaign={campaign} />
      </section>
    </>
  );
}

function Audience({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { channel, audience, stats, kind, trigger } = campaign;
  const when = trigger && t(eachTime(trigger));
  const { match, rules } = audience;
  const isOver = wasSent(campaign) && kind === 'once';
  const { data, error } = useQuery({ ...findAudienceQuery({ channel, audience }), enabled: !isOver });
  const ruleText = useRuleText(rules);
  const count = isOver ? stats.sent : data?.count;
  const people = count === undefined ? '' : formatNumber(count, i18n.locale);
  return (
    <>
      {rules.length === 0 ? (
        <p>
          <Trans>All contacts who agreed</Trans>
        </p>
      ) : (
        <>
          <p>
            {match === 'all' ? (
              <Trans>Contacts who match all of these rules:</Trans>
            ) : (
              <Trans>Contacts who match any of these rules:</Trans>
            )}
          </p>
          <ul>
            {rules.map((rule) => (
              <li key={JSON.stringify(rule)}>{ruleText(rule)}</li>
            ))}
          </ul>
        </>
      )}
      {count !== undefined && (
        <p>
          {isOver ? (
            <Plural value={count} one="Sent to # person" other={`Sent to ${people} people`} />
          ) : when ? (
            <Plural
              value={count}
              one={`# person can get it: ${when}`}
              other={`${people} people can get it: each of them ${when}`}
            />
          ) : (
            <Plural
              value={count}
              one="Reaches # person right now"
              other={`Reaches ${people} people right now`}
            />
          )}
        </p>
      )}
      {error && !data && <p role="alert">{errorText(error)}</p>}
    </>
  );
}

function Message({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const scheme = useColorScheme();
  const { data, error } = useQuery(getCampaignPreviewQuery(messageOf(campaign, null)));
  if (error && !data) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <Spinner label={t`Loading the preview`} />;
  return (
    <div className={frame.device} data-scheme={scheme}>
      <div className={frame.letterhead}>
        <span>{data.from ?? t`Your SMS number`}</span>
        {data.html !== null && (
          <>
            <strong className="size-label weight-semibold break">{data.subject || t`No subject yet`}</strong>
            <span>{data.preheader}</span>
          </>
        )}
      </div>
      {data.html === null ? (
        <p className={frame.bubble}>{data.text || t`No message yet.`}</p>
      ) : (
        <MailFrame html={data.html} screen="phone" scheme={scheme} />
      )}
    </div>
  );
}
