import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listCampaignsQuery } from '~/api/campaigns';
import { getIntegrationsQuery } from '~/api/integrations';
import type { Plan, Subscription } from '~/api/payments';
import { featureWords } from '~/entities/plans/plan-contents';
import { formatAmount, limitWords } from '~/entities/plans/plan-words';
import { serviceNames } from '~/entities/service-names';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './billing.module.css';
import { ChangePreview } from './change-preview';
import { previewOptions } from './payment-queries';

interface ChangeDialogProps {
  plan: Plan;
  subscription: Subscription;
  onDone: () => void;
  onClose: () => void;
}

/** What a plan charges and takes away, before it is confirmed. */
export function ChangeDialog({ plan, subscription, onDone, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog onClose={onClose} title={subscription.plan ? t`Change to ${plan.name}` : t`Start ${plan.name}`}>
      {/* Gets the focus instead of the closing button, before the charge is known. */}
      <div tabIndex={-1} data-autofocus className={styles.choice}>
        <Losses plan={plan} subscription={subscription} />
        <ChangePreview planId={plan.id} onDone={onDone}>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </ChangePreview>
      </div>
    </Dialog>
  );
}

/** What the account uses above the limits of a plan, and what it uses of the features that the plan lacks. */
function Losses({ plan, subscription }: Pick<ChangeDialogProps, 'plan' | 'subscription'>) {
  const { t, i18n } = useLingui();
  const { data: preview } = useQuery(previewOptions(plan.id));
  if (!preview) return null;
  const over = subscription.usage.flatMap(({ name, used }) => {
    const max = preview.limits[name];
    return max !== null && used > max ? [{ name, used, max }] : [];
  });
  const lost = (subscription.plan?.features ?? []).filter((feature) => !plan.features.includes(feature));
  const kept = subscription.usage.flatMap(({ name }) => {
    const max = preview.limits[name];
    if (max === plan.limits[name]) return [];
    return `${t(limitWords[name])}: ${max === null ? t`unlimited` : formatAmount(name, max, i18n.locale)}`;
  });
  const customLimits = kept.length > 0 && (
    <p>
      <Trans>The custom limits of your account stay:</Trans> {new Intl.ListFormat(i18n.locale).format(kept)}
    </p>
  );
  if (over.length + lost.length === 0) return customLimits;
  return (
    <div className={styles.losses} role="note">
      <strong>
        {over.length > 0 ? (
          <Trans>{plan.name} has less than you use</Trans>
        ) : (
          <Trans>{plan.name} has fewer features</Trans>
        )}
      </strong>
      {customLimits}
      {over.length > 0 && (
        <>
          <ul>
            {over.map(({ name, used, max }) => {
              const amount = (value: number) => formatAmount(name, value, i18n.locale);
              return (
                <li key={name}>
                  <Trans>
                    {t(limitWords[name])}: {amount(used)} used, {amount(max)} included, {amount(used - max)}{' '}
                    over the limit
                  </Trans>
                </li>
              );
            })}
          </ul>
          <p>
            <Trans>You keep what you have, but can't add more.</Trans>
          </p>
        </>
      )}
      {lost.length > 0 && (
        <>
          <p>
            <Trans>Not included:</Trans>
          </p>
          <ul>
            {lost.map((feature) => (
              <li key={feature}>
                {t(featureWords[feature])}
                {feature === 'campaigns' && <ActiveCampaigns />}
                {feature === 'integrations' && <ConnectedServices />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The number of campaigns that are named. */
const NAMED = 5;

function ActiveCampaigns() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(
    listCampaignsQuery({ status: ['sending', 'scheduled'], show: NAMED, sort: 'name' }),
  );
  if (!data || data.items.length === 0) return null;
  const more = (data.total ?? 0) - data.items.length;
  const rest = more > 0 ? [t`${plural(more, { one: '# more campaign', other: '# more campaigns' })}`] : [];
  const names = new Intl.ListFormat(i18n.locale).format([...data.items.map(({ name }) => name), ...rest]);
  return (
    <p>
      <Trans>These stop when you change: {names}</Trans>
      {'. '}
      <Trans>
        Running ones are paused and scheduled ones become drafts. You can send them again on a plan with
        campaigns.
      </Trans>
    </p>
  );
}

function ConnectedServices() {
  const { i18n } = useLingui();
  const { data } = useQuery(getIntegrationsQuery());
  if (!data) return null;
  const namesOf = (isExpired: boolean) =>
    new Intl.ListFormat(i18n.locale).format(
      data.integrations
        .filter(({ status }) => (status === 'expired') === isExpired)
        .map(({ name }) => serviceNames[name]),
    );
  const [connected, expired] = [namesOf(false), namesOf(true)];
  return (
    <>
      {connected && (
        <p>
          <Trans>These stay connected, but you can't connect others: {connected}</Trans>
        </p>
      )}
      {expired && (
        <p>
          <Trans>Expired, and can't be connected again on this plan: {expired}</Trans>
        </p>
      )}
    </>
  );
}
