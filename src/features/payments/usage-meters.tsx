import { Trans, useLingui } from '@lingui/react/macro';
import type { Usage } from '~/api/payments';
import { formatAmount, limitWords } from '~/entities/plans/plan-words';
import { formatPercent } from '~/lib/format';
import { IconAlertTriangle } from '~/ui/icons';
import styles from './billing.module.css';

/** From this share on, a limit is shown as nearly reached. */
const WARN_FROM = 0.9;

const shareOf = ({ used, max }: Usage) => (max === null ? 0 : max === 0 ? 1 : used / max);

export const isNearLimit = (usage: Usage): boolean => shareOf(usage) >= WARN_FROM;

/** How much of each limit is used. */
export function UsageMeters({ usage }: { usage: readonly Usage[] }) {
  return (
    <ul className={styles.meters}>
      {usage.map((one) => (
        <Meter key={one.name} usage={one} />
      ))}
    </ul>
  );
}

function Meter({ usage }: { usage: Usage }) {
  const { t, i18n } = useLingui();
  const { name, used, max } = usage;
  const share = shareOf(usage);
  const id = `usage-${name}`;
  const [usedText, maxText] = [used, max ?? 0].map((value) => formatAmount(name, value, i18n.locale));
  return (
    <li data-near={isNearLimit(usage) || undefined} data-limit={name}>
      <div>
        <label htmlFor={id}>{t(limitWords[name])}</label>
        <span>
          {max === null ? (
            <Trans>{usedText}, unlimited</Trans>
          ) : (
            <Trans>
              {usedText} of {maxText}
            </Trans>
          )}
        </span>
      </div>
      {max !== null && (
        <meter id={id} min={0} max={1} high={WARN_FROM - 0.001} optimum={0} value={Math.min(1, share)}>
          {formatPercent(Math.min(1, share), i18n.locale)}
        </meter>
      )}
      {isNearLimit(usage) && (
        <p>
          <IconAlertTriangle size={16} aria-hidden />
          {share > 1 ? (
            <Trans>Over the limit. You keep what you have, but can't add more.</Trans>
          ) : share === 1 ? (
            <Trans>Limit reached. You can't add more.</Trans>
          ) : (
            <Trans>{formatPercent(Math.floor(share * 100) / 100, i18n.locale)} used</Trans>
          )}
        </p>
      )}
    </li>
  );
}
