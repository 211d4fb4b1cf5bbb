import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useContext } from 'react';
import type { AnalyticsFunnel, AnalyticsSummary } from '~/api/analytics';
import { formatNumber, formatPercent } from '~/lib/format';
import { FigureCard } from '~/parts/charts/figure-card';
import { AnalyticsAccountContext } from './analytics-account';
import { filterNames } from './analytics-address';
import styles from './funnel.module.css';
import { useAddress } from './use-address';

type Step = keyof AnalyticsFunnel;

const STEPS = {
  captured: { label: msg`Captured`, sentence: msg`All photos taken in this period.` },
  delivered: { label: msg`Delivered`, sentence: msg`Photos with at least one delivered message.` },
  opened: { label: msg`Opened`, sentence: msg`Photos whose link was opened from at least one message.` },
  viewed: {
    label: msg`Viewed`,
    sentence: msg`Photos viewed by at least one guest, with or without a message.`,
  },
  shared: { label: msg`Shared`, sentence: msg`Photos shared by at least one guest.` },
  booked: {
    label: msg`Clicked to book`,
    sentence: msg`Photos whose booking link at least one guest clicked. It isn't known whether they booked.`,
  },
} as const satisfies Record<Step, unknown>;

const steps = Object.keys(STEPS) as Step[];

export const funnelWords = steps.map((step) => STEPS[step]);

/** How far the photos of the period came. Each step leads to its photos. */
export function Funnel({ summary, busy }: { summary: AnalyticsSummary; busy: boolean }) {
  const { t, i18n } = useLingui();
  const { search, isTable, showTable } = useAddress();
  const { funnel, previousFunnel, period } = summary;
  const most = Math.max(1, funnel.captured, previousFunnel.captured);
  const number = (value: number) => formatNumber(value, i18n.locale);
  const share = (step: Step) => (funnel.captured === 0 ? null : funnel[step] / funnel.captured);
  const pageOf = (step: Step) => ({
    from: period.from,
    to: period.to,
    ...Object.fromEntries(filterNames.map((name) => [name, search[name]])),
    ...(step !== 'captured' && { reached: step }),
  });
  // The photos of another account are seen while viewing it.
  const isOwn = useContext(AnalyticsAccountContext) === null;
  const stepLink = (step: Step, title: string, children: ReactNode) =>
    isOwn ? (
      <Link to="/gallery" search={pageOf(step)} title={title}>
        {children}
      </Link>
    ) : (
      <span className={styles.step} title={title}>
        {children}
      </span>
    );
  const rows = steps.map((step) => ({ step, ...STEPS[step] }));
  return (
    <FigureCard
      title={t`From photo to booking`}
      sentence={
        <Trans>
          Photos that reached each step; dashed lines show the previous period. Guests also view photos by
          link or QR code, without opening a message.
        </Trans>
      }
      caption={t`From photo to booking`}
      fileName={`funnel-${period.from}-${period.to}`}
      isTable={isTable('funnel')}
      onTable={(shown) => showTable('funnel', shown)}
      busy={busy}
      rows={rows}
      rowId={({ step }) => step}
      columns={[
        {
          id: 'step',
          label: t`Step`,
          value: ({ label }) => t(label),
          cell: ({ step, label }) => stepLink(step, t(label), t(label)),
        },
        { id: 'photos', label: t`Photos`, value: ({ step }) => funnel[step] },
        {
          id: 'share',
          label: t`Share of captured`,
          value: ({ step }) => {
            const part = share(step);
            return part === null ? null : formatPercent(part, i18n.locale);
          },
        },
        { id: 'previous', label: t`Previous period`, value: ({ step }) => previousFunnel[step] },
      ]}
      chart={
        <ol className={styles.funnel}>
          {rows.map(({ step, label, sentence }) => {
            const part = share(step);
            return (
              <li key={step}>
                {stepLink(
                  step,
                  t(sentence),
                  <>
                    <span className={styles.stepName}>{t(label)}</span>
                    <strong className={styles.stepNumber}>{number(funnel[step])}</strong>
                    <small className={styles.stepShare}>
                      {part !== null && step !== 'captured' && formatPercent(part, i18n.locale)}
                    </small>
                    <span
                      className={styles.stepBar}
                      data-empty={funnel[step] === 0 || undefined}
                      style={{ '--share': funnel[step] / most, '--before': previousFunnel[step] / most }}
                      aria-hidden
                    />
                    <span className="visually-hidden">
                      {isOwn ? (
                        <Trans>, previous period: {number(previousFunnel[step])}. Show the photos.</Trans>
                      ) : (
                        <Trans>, previous period: {number(previousFunnel[step])}.</Trans>
                      )}
                    </span>
                  </>,
                )}
              </li>
            );
          })}
        </ol>
      }
    />
  );
}
