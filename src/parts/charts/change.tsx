import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '~/lib/format';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '~/ui/icons';
import styles from './charts.module.css';
import { formatChange, isPercent, PERCENT_FROM } from './format-change';

interface ChangeProps {
  value: number;
  previous: number;
  /** Whether it is a percentage. By default, the previous number decides. */
  asPercent?: boolean;
}

/** The change from the previous period, with its direction. */
export function Change({ value, previous, asPercent = isPercent(previous) }: ChangeProps) {
  const { t, i18n } = useLingui();
  const direction = Math.sign(value - previous);
  const before = formatNumber(previous, i18n.locale);
  const [Arrow, tone, words] =
    direction > 0
      ? ([IconArrowUpRight, 'up', t`Up`] as const)
      : direction < 0
        ? ([IconArrowDownRight, 'down', t`Down`] as const)
        : ([IconEqual, 'same', t`No change`] as const);
  return (
    <span
      className={styles.change}
      data-tone={tone}
      title={
        asPercent || isPercent(previous)
          ? t`Previous period: ${before}`
          : t`Previous period: ${before}. Below ${PERCENT_FROM}, the change is a number, not a percentage.`
      }
    >
      <Arrow size={14} aria-hidden />
      <span className="visually-hidden">{words} </span>
      {formatChange(value, previous, i18n.locale, asPercent)}
    </span>
  );
}
