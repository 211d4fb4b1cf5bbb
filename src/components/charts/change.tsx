import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { formatNumber, formatPercent } from '~/lib/format';
import styles from './charts.module.css';

interface ChangeProps {
  value: number;
  previous: number;
}

/** The change from the previous period. There is no percentage of zero. */
export function Change({ value, previous }: ChangeProps) {
  const { t, i18n } = useLingui();
  const change = previous === 0 ? null : value / previous - 1;
  const direction = Math.sign(value - previous);
  const before = formatNumber(previous, i18n.locale);
  const percent = change === null ? null : formatPercent(Math.abs(change), i18n.locale);
  const [Arrow, tone, words] =
    direction > 0
      ? ([IconArrowUpRight, 'up', t`Up`] as const)
      : direction < 0
        ? ([IconArrowDownRight, 'down', t`Down`] as const)
        : ([IconEqual, 'same', t`No change`] as const);
  return (
    <span className={styles.change} data-tone={tone} title={t`Previous period: ${before}`}>
      <Arrow size={14} aria-hidden />
      <span className="visually-hidden">{words} </span>
      {percent ?? (direction === 0 ? formatPercent(0, i18n.locale) : <Trans>new</Trans>)}
    </span>
  );
}
