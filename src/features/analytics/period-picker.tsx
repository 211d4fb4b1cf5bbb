import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useState } from 'react';
import type { AnalyticsPeriod } from '~/api/analytics';
import type { Period } from '~/lib/days';
import { isTyping, type KeyPress, useShortcuts } from '~/parts/shortcuts/shortcuts';
import { areLettersOn } from '~/patterns/list/list-settings';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import { periodPresets } from './analytics-address';
import { formatPeriod, type PeriodPreset, shiftPeriod } from './period';
import styles from './period.module.css';
import { useAddress } from './use-address';

const PRESETS = {
  '7days': msg`Last 7 days`,
  '30days': msg`Last 30 days`,
  '90days': msg`Last 90 days`,
  month: msg`This month`,
  lastMonth: msg`Last month`,
  year: msg`This year`,
} as const satisfies Record<PeriodPreset, unknown>;

const EARLIEST = '2000-01-01';

interface PeriodPickerProps {
  period: AnalyticsPeriod;
  /** In the time zone of the account. */
  today: string;
}

/** Which days the page is about, and what they are compared with. */
export function PeriodPicker({ period, today }: PeriodPickerProps) {
  const { t, i18n } = useLingui();
  const { search, change } = useAddress();
  const isOwn = search.from !== undefined || search.to !== undefined;
  const preset = isOwn ? undefined : (search.preset ?? '30days');
  const isLast = period.to >= today;
  const shift = (by: 1 | -1) => {
    if (by === -1 || !isLast) change({ preset: undefined, ...shiftPeriod(period, by) });
  };
  const onKey = (by: 1 | -1) => (event: KeyPress) => {
    if (isTyping(event.target)) return false;
    // Single keys can be switched off, as WCAG 2.1.4 asks.
    if (areLettersOn()) shift(by);
  };
  useShortcuts({
    title: msg`Analytics`,
    shortcuts: [
      { keys: ['['], label: msg`Earlier period`, run: onKey(-1) },
      { keys: [']'], label: msg`Later period`, run: onKey(1) },
    ],
  });
  return (
    <div className={styles.period}>
      <Button variant="secondary" size="s" aria-keyshortcuts="[" onClick={() => shift(-1)}>
        <Icon label={t`Earlier period`}>
          <IconChevronLeft />
        </Icon>
      </Button>
      <Popup
        icon={<IconCalendar size={18} aria-hidden />}
        label={preset ? t(PRESETS[preset]) : formatPeriod(period, i18n.locale)}
      >
        {(close) => (
          <PeriodChoices
            period={period}
            today={today}
            preset={preset}
            onPreset={(chosen) => {
              change({ preset: chosen, from: undefined, to: undefined });
              close();
            }}
          />
        )}
      </Popup>
      <Button variant="secondary" size="s" aria-keyshortcuts="]" disabled={isLast} onClick={() => shift(1)}>
        <Icon label={t`Later period`}>
          <IconChevronRight />
        </Icon>
      </Button>
    </div>
  );
}

interface PeriodChoicesProps extends PeriodPickerProps {
  preset: PeriodPreset | undefined;
  onPreset: (preset: PeriodPreset) => void;
}

function PeriodChoices({ period, today, preset, onPreset }: PeriodChoicesProps) {
  const { t } = useLingui();
  const id = useId();
  const { search, change } = useAddress();
  const [days, setDays] = useState<Period>({ from: period.from, to: period.to });
  // A year is typed digit by digit.
  const isTyped = days.from >= EARLIEST && days.to >= EARLIEST;
  const isInOrder = ({ from, to }: Period) => from <= to && to <= today;
  const setDay = (end: keyof Period) => (event: ChangeEvent<HTMLInputElement>) => {
    const changed = { ...days, [end]: event.currentTarget.value };
    setDays(changed);
    if (changed.from >= EARLIEST && isInOrder(changed)) change({ preset: undefined, ...changed }, true);
  };
  return (
    <div className={styles.choices}>
      <ul className="grid">
        {periodPresets.map((one) => (
          <li key={one}>
            <button type="button" aria-pressed={one === preset} onClick={() => onPreset(one)}>
              {t(PRESETS[one])}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.days}>
        <label className="stack-1 hint">
          <Trans>From</Trans>
          <input type="date" value={days.from} min={EARLIEST} max={days.to} onChange={setDay('from')} />
        </label>
        <label className="stack-1 hint">
          <Trans>To</Trans>
          <input type="date" value={days.to} min={days.from} max={today} onChange={setDay('to')} />
        </label>
        <p className="fault full-row" role="alert">
          {isTyped && !isInOrder(days) && <Trans>Choose days up to today, the first before the last.</Trans>}
        </p>
      </div>
      <fieldset className="stack-2">
        <legend className="hint">
          <Trans>Compare with</Trans>
        </legend>
        {(['previous', 'year'] as const).map((compare) => (
          <label className="row-2" key={compare}>
            <input
              type="radio"
              name={id}
              checked={(search.compare ?? 'previous') === compare}
              onChange={() => change({ compare: compare === 'previous' ? undefined : compare }, true)}
            />
            {compare === 'previous' ? <Trans>The period before</Trans> : <Trans>The year before</Trans>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
