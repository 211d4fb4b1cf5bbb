import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleDashed, IconSquareRoundedCheckFilled } from '@tabler/icons-react';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import type { SetupGuide as Steps } from '~/api/analytics';
import { Card } from '~/components/page/card';
import { pressCreate } from '~/components/palette/press-create';
import { formatDate } from '~/lib/format';
import { Button } from '~/ui/button';
import styles from './setup.module.css';

const STEPS = {
  brand: {
    title: msg`Add your brand`,
    text: msg`Your logo and color appear on booths, photos and messages.`,
    action: msg`Add logo and color`,
    to: '/account/profile',
    hash: 'brand',
  },
  session: {
    title: msg`Create a session`,
    text: msg`A session is what a booth runs: photos, collages, GIFs or videos.`,
    action: msg`Create a session`,
    to: '/session',
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
  campaign: {
    title: msg`Send your first campaign`,
    text: msg`Bring guests back with an email or a text message.`,
    action: msg`New campaign`,
    to: '/campaigns/create',
  },
} as const satisfies Record<keyof Steps, object>;

const order = Object.keys(STEPS) as (keyof Steps)[];

/** A plan without campaigns has no step for them. */
const stepsOf = (setup: Steps) => order.filter((step) => setup[step] !== null);

export const isSetUp = (setup: Steps | null): boolean =>
  setup === null || stepsOf(setup).every((step) => setup[step]);

/** The steps from a new account to the first campaign, checked by the data. */
export function SetupGuide({ setup, trialEndsAt }: { setup: Steps; trialEndsAt: string | null }) {
  const { t, i18n } = useLingui();
  const end = trialEndsAt && formatDate(trialEndsAt, i18n.locale);
  const navigate = useNavigate();
  const steps = stepsOf(setup);
  const next = steps.find((step) => !setup[step]);
  const done = steps.filter((step) => setup[step]).length;
  const begin = async ({ to, hash }: Pick<LinkProps, 'to' | 'hash'>) => {
    await navigate({ to, ...(hash !== undefined && { hash }) });
    if (hash === undefined) pressCreate();
  };
  return (
    <Card
      title={<Trans>Set up your account</Trans>}
      action={
        <span className={styles.progress}>
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
          const { title, text, action, ...page } = STEPS[step];
          const isDone = setup[step];
          return (
            <li key={step} aria-current={step === next ? 'step' : undefined} data-done={isDone || undefined}>
              {isDone ? <IconSquareRoundedCheckFilled aria-hidden /> : <IconCircleDashed aria-hidden />}
              <span>
                <strong>{t(title)}</strong>
                {isDone && <span className="visually-hidden"> ({t`done`})</span>}
                <small>{t(text)}</small>
              </span>
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
