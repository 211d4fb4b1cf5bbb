import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { dateFormat } from '~/lib/formatters';
import { monthOf, type WallLayout } from './layout';
import styles from './scrubber.module.css';

interface Month {
  /** `2026-09` */
  id: string;
  top: number;
}

/** The months of a wall, newest first, with their positions. */
export function monthsOf({ groups }: WallLayout): Month[] {
  const months: Month[] = [];
  for (const { days, top } of groups) {
    const id = monthOf(days[0]?.date ?? '');
    if (months.at(-1)?.id !== id) months.push({ id, top });
  }
  return months;
}

/** `September 2026` of `2026-09`. */
const sayMonth = (month: string, locale: string, length: 'long' | 'short' = 'long'): string =>
  dateFormat(locale, { timeZone: 'UTC', month: length, year: 'numeric' }).format(new Date(`${month}-01`));

interface ScrubberProps {
  wall: RefObject<HTMLElement | null>;
  layout: WallLayout;
}

/** Jumps to a month. */
export function Scrubber({ wall, layout }: ScrubberProps) {
  const { t, i18n } = useLingui();
  const months = monthsOf(layout);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const measure = () => {
      const seen = 1 - (wall.current?.getBoundingClientRect().top ?? 0) + HEADROOM;
      setAt(
        Math.max(
          0,
          monthsOf(layout).findLastIndex(({ top }) => top <= seen),
        ),
      );
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [wall, layout]);
  if (months.length < 2) return null;

  const scrollToTop = (top: number) => {
    const { current } = wall;
    if (!current) return;
    scrollTo({ top: scrollY + current.getBoundingClientRect().top + top - HEADROOM, behavior: 'instant' });
  };
  const go = (to: number) => {
    const month = months[Math.min(months.length - 1, Math.max(0, to))];
    if (month) scrollToTop(month.top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      PageDown: at + 6,
      PageUp: at - 6,
      Home: 0,
      End: months.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const drag = ({ currentTarget, clientY }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    scrollToTop(Math.min(1, Math.max(0, (clientY - top) / height)) * layout.height);
  };
  const month = months[at];
  const labels = labelsOf(months, layout.height, i18n.locale);
  return (
    <div className={styles.place}>
      <div
        className={styles.scrubber}
        role="slider"
        tabIndex={0}
        aria-label={t`Month`}
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={at + 1}
        aria-valuetext={month && sayMonth(month.id, i18n.locale)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
        }}
      >
        {months.map(({ id, top }, i) => (
          <span
            key={id}
            className={styles.tick}
            style={{ insetBlockStart: `${(top / layout.height) * 100}%` }}
            data-label={labels[i]}
          />
        ))}
        {month && (
          <span className={styles.thumb} style={{ insetBlockStart: `${(month.top / layout.height) * 100}%` }}>
            {sayMonth(month.id, i18n.locale, 'short')}
          </span>
        )}
      </div>
    </div>
  );
}

/** The bar of the gallery covers the top of the screen. */
const HEADROOM = 64;

/** The least distance of two labels, as a share of the scrubber. */
const APART = 0.03;

/** The years where they change, and the months between that have room. */
function labelsOf(months: readonly Month[], height: number, locale: string) {
  const name = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  let last = -1;
  return months.map(({ id, top }, i) => {
    const next = months[i + 1];
    const isClose = (other: number) => Math.abs(top - other) < height * APART;
    const isYear = isNewYear(months, i);
    if (!isYear && ((last >= 0 && isClose(last)) || (next && isNewYear(months, i + 1) && isClose(next.top))))
      return undefined;
    last = top;
    return isYear ? id.slice(0, 4) : name.format(new Date(`${id}-01`));
  });
}

const isNewYear = (months: readonly Month[], i: number) =>
  i > 0 && months[i - 1]?.id.slice(0, 4) !== months[i]?.id.slice(0, 4);
