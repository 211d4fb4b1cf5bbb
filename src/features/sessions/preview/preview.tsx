import { useLingui } from '@lingui/react/macro';
import {
  IconDeviceMobile,
  IconDeviceTablet,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type CSSProperties, createElement, useEffect, useState } from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import { onDemand } from '~/components/feedback/on-demand';
import type { FormState } from '~/components/form/field';
import { contrastOf } from '~/lib/contrast';
import { formatMoment } from '~/lib/format';
import { whenIdle } from '~/lib/when-idle';
import { Icon } from '~/ui/icon';
import { Segmented } from '~/ui/segmented';
import { Select } from '~/ui/select';
import { useMediaQuery } from '~/ui/use-media-query';
import { BACKGROUND } from '../branding/brand';
import { KIND_NAMES } from '../experiences/kinds';
import { hasPassed } from '../readiness';
import { useBrand, useSessionContext } from '../session-context';
import { STEPS, type Step } from './frames';
import type { LaterStep } from './later-screens';
import { FocusFieldContext } from './part';
import styles from './preview.module.css';
import choiceStyles from './preview-choices.module.css';
import { ChooseScreen, type ScreenProps, ShareScreen, StartScreen } from './screens';
import { usePlayer } from './use-player';

const LaterScreen = onDemand<ScreenProps & { step: LaterStep }>(() =>
  import('./later-screens').then((module) => module.LaterScreen),
);

/** The screens that a tab begins with. */
const FIRST = { start: StartScreen, choose: ChooseScreen, share: ShareScreen } as const;

const isFirst = (step: Step): step is keyof typeof FIRST => step in FIRST;

/** The step that shows the settings of a tab. */
const STEP_OF_TAB: Record<string, keyof typeof FIRST> = {
  general: 'share',
  branding: 'start',
  experiences: 'choose',
};

type PreviewProps = FormState<Partial<SessionUpdate>, Session, never>;

/** What guests see, including unsaved values. */
export function Preview({ values, focusField }: Pick<PreviewProps, 'values' | 'focusField'>) {
  const { t, i18n } = useLingui();
  const brand = useBrand(values);
  const { startsAt } = values;
  const starts = startsAt && !hasPassed(startsAt) ? formatMoment(startsAt, i18n.locale) : null;
  const [device, setDevice] = useState<'phone' | 'tablet'>('tablet');
  const isNarrow = useMediaQuery('(width <= 60rem)');
  const { shownExperience, showExperience, shownStep, previewOpen, setPreviewOpen } = useSessionContext();
  const all = values.experiences ?? [];
  const experiences = all.filter(({ enabled }) => enabled !== false);
  const experience = (shownExperience !== null && all[shownExperience]) || experiences[0];
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  const player = usePlayer(experience?.countdownSeconds ?? 3, STEP_OF_TAB[tab] ?? 'start');
  const [shownTab, setShownTab] = useState(tab);
  if (shownTab !== tab) {
    setShownTab(tab);
    if (!player.playing) player.show(STEP_OF_TAB[tab] ?? 'start');
  }
  const { step } = player.frame;
  useEffect(() => whenIdle(LaterScreen.preload), []);
  const [lastShown, setLastShown] = useState(shownExperience);
  if (lastShown !== shownExperience) {
    setLastShown(shownExperience);
    // The steps before are the same for all experiences.
    if (!player.playing && (step === 'start' || step === 'choose')) player.show('result');
  }
  const [lastStep, setLastStep] = useState(shownStep);
  if (lastStep !== shownStep) {
    setLastStep(shownStep);
    if (shownStep) player.show(shownStep.step);
  }
  if (isNarrow && !previewOpen) return null;
  const names: Record<Step, string> = {
    start: t`Start`,
    choose: t`Choose`,
    countdown: t`Countdown`,
    result: t`Result`,
    share: t({ message: 'Share', context: 'to share a photo' }),
    thanks: t`Thanks`,
    message: t`Message`,
    microsite: t`Photo page`,
  };
  const number = STEPS.indexOf(step) + 1;
  const screen = { values, brand, frame: player.frame, experiences, experience };
  const theme = {
    '--preview-background': brand.background,
    '--preview-text': brand.theme === 'dark' ? '#EDEDEF' : '#1A1A19',
    '--preview-primary': brand.primaryColor,
    '--preview-on-primary':
      contrastOf(brand.primaryColor, BACKGROUND.light) > contrastOf(brand.primaryColor, BACKGROUND.dark)
        ? BACKGROUND.light
        : BACKGROUND.dark,
    '--preview-accent': brand.accentColor,
    fontFamily: values.font,
  } as CSSProperties;
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <fieldset className={choiceStyles.devices} aria-label={t`Device`}>
          <Segmented
            value={device}
            options={[
              { value: 'tablet', label: t`Tablet`, icon: <IconDeviceTablet size={18} aria-hidden /> },
              { value: 'phone', label: t`Phone`, icon: <IconDeviceMobile size={18} aria-hidden /> },
            ]}
            onChange={setDevice}
          />
        </fieldset>
        {experience && all.length > 1 && (
          <Select
            aria-label={t`Experience in the preview`}
            className={choiceStyles.choice}
            value={String(all.indexOf(experience))}
            options={all.map(({ title, kind }, index) => ({
              value: String(index),
              label: title || t(KIND_NAMES[kind]),
            }))}
            onChange={(value) => showExperience(Number(value))}
          />
        )}
      </div>
      <FocusFieldContext
        value={(path) => {
          // On a phone the preview would cover the field.
          setPreviewOpen(false);
          focusField(path);
        }}
      >
        <section
          className={styles.device}
          data-device={device}
          data-step={step}
          aria-label={t`Preview: ${names[step]}`}
          style={theme}
        >
          {isFirst(step) ? (
            createElement(FIRST[step], screen)
          ) : (
            <LaterScreen {...screen} step={step} onClose={() => player.show('start')} />
          )}
        </section>
      </FocusFieldContext>
      <div className={styles.player}>
        <Icon label={t`Previous step`} onClick={() => player.stepBy(-1)}>
          <IconPlayerSkipBack />
        </Icon>
        <Icon label={player.playing ? t`Pause preview` : t`Play preview`} onClick={player.toggle}>
          {player.playing ? <IconPlayerPause /> : <IconPlayerPlay />}
        </Icon>
        <Icon label={t`Next step`} onClick={() => player.stepBy(1)}>
          <IconPlayerSkipForward />
        </Icon>
        <span role="status" aria-live={player.playing ? 'off' : 'polite'}>
          {number}/{STEPS.length} {names[step]}
        </span>
      </div>
      {starts !== null && <p className="hint centered">{t`Booths show it from ${starts}.`}</p>}
    </div>
  );
}
