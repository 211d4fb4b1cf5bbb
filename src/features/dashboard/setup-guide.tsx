import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import type { Dashboard, SetupGuide as Steps } from '~/api/analytics';
import { formatDate } from '~/lib/format';
import { Card } from '~/parts/page/card';
import { pressCreate } from '~/parts/shortcuts/press-create';
import { Button } from '~/ui/button';
import { IconCircleDashed, IconSquareRoundedCheckFilled } from '~/ui/icons';
import styles from './setup.module.css';

interface Step extends Pick<LinkProps, 'to' | 'search' | 'hash'> {
  title: MessageDescriptor;
  text: MessageDescriptor;
  action: MessageDescriptor;
  /** Where a step that signing up has done leads to. */
  change?: MessageDescriptor;
}

const STEPS = {
  brand: {
    title: msg`Add your brand`,
    text: msg`Your logo and color appear on booths, photos and messages.`,
    action: msg`Add logo and color`,
    to: '/account/profile',
    hash: 'brand',
  },
  contacts: {
    title: msg`Bring your clients`,
    text: msg`Import them from a spreadsheet or another system.`,
    action: msg`Import clients`,
    to: '/contacts',
    search: { import: true },
  },
  location: {
    title: msg`Add a location`,
    text: msg`A location has its own booths, managers and links.`,
    action: msg`Add a location`,
    to: '/locations',
    change: msg`Change your location`,
  },
  session: {
    title: msg`Create a session`,
    text: msg`A session is what a booth runs: photos, collages, GIFs or videos.`,
    action: msg`Create a session`,
    to: '/session',
    change: msg`Change your session`,
  },
  device: {
    title: msg`Link a device`,
    text: msg`Any tablet becomes a booth with a code.`,
    action: msg`Link a device`,
    to: '/devices',
  },
  photo: {
    title: msg`Take your first photo`,
    text: msg`On the booth, or upload one here to see how guests get it.`,
    action: msg`Upload a photo`,
    to: '/gallery',
  },
  address: {
    title: msg`Add your postal address`,
    text: msg`Email campaigns must show it, and are not sent without it.`,
    action: msg`Add the address`,
    to: '/account/profile',
    hash: 'contact',
  },
  campaign: {
    title: msg`Send your first campaign`,
    text: msg`Bring guests back with an email or a text message.`,
    action: msg`New campaign`,
    to: '/campaigns/create',
  },
} as const satisfies Record<keyof Steps, Step>;

const order = Object.keys(STEPS) as (keyof Steps)[];

/** A plan without campaigns has no step for them. */
const stepsOf = (setup: Steps) => order.filter((step) => setup[step] !== null);

export const isSetUp = (setup: Steps | null): boolean =>
  setup === null || stepsOf(setup).every((step) => setup[step]);

/** The steps from a new account to the first campaign, checked by the data. */
export function SetupGuide({ dashboard, setup }: { dashboard: Dashboard; setup: Steps }) {
  const { plan, trialEndsAt } = dashboard;
  const { plan: chosen } = useSearch({ from: '/_app/dashboard' });
  const { t, i18n } = useLingui();
  const end = trialEndsAt && formatDate(trialEndsAt, i18n.locale);
  const navigate = useNavigate();
  const steps = stepsOf(setup);
  const next = steps.find((step) => !setup[step]);
  const done = steps.filter((step) => setup[step]).length;
  const begin = async (page: Pick<LinkProps, 'to' | 'search' | 'hash'>) => {
    await navigate(page);
    if (page.hash === undefined && page.search === undefined) pressCreate();
  };
  return (
    <Card
      title={<Trans>Set up your account</Trans>}
      action={
        <span className={styles.progress}>
          {plan !== null ? (
            <Link to="/account/billing">
              <Trans>You are on {plan}</Trans>
            </Link>
          ) : (
            chosen !== undefined && (
              <Link to="/subscription" search={{ plan: chosen }}>
                <Trans>Start your plan</Trans>
              </Link>
            )
          )}
          {end && (
            <Link to="/account/billing">
              <Trans>Free until {end}</Trans>
            </Link>
          )}
          <Trans>
            {done} of {steps.length} steps done
          </Trans>
          <progress max={steps.length} value={done} aria-hidden />
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { title, text, action, change, ...page }: Step = STEPS[step];
          const isDone = setup[step];
          return (
            <li key={step} aria-current={step === next ? 'step' : undefined} data-done={isDone || undefined}>
              {isDone ? <IconSquareRoundedCheckFilled aria-hidden /> : <IconCircleDashed aria-hidden />}
              <span>
                <strong className="block weight-semibold">{t(title)}</strong>
                {isDone && <span className="visually-hidden"> ({t`done`})</span>}
                <small className="hint">{t(text)}</small>
              </span>
              {isDone && change && <Link to={page.to}>{t(change)}</Link>}
              {!isDone && (
                <Button
                  variant={step === next ? 'primary' : 'secondary'}
                  size="s"
                  onClick={() => void begin(page)}
                >
                  {t(action)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
