import { useLingui } from '@lingui/react/macro';
import {
  type CSSProperties,
  createElement,
  type FunctionComponent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import { contrastOf } from '~/lib/contrast';
import { formatMoment } from '~/lib/format';
import type { FormState } from '~/patterns/form/field';
import { Segmented } from '~/ui/field/segmented';
import { Select } from '~/ui/field/select';
import { Icon } from '~/ui/icon';
import {
  IconDeviceMobile,
  IconDeviceTablet,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '~/ui/icons';
import { useMediaQuery } from '~/ui/use-media-query';
import { BACKGROUND } from '../model/brand';
import { KIND_NAMES } from '../model/kinds';
import { countsOf, STEPS, type Step } from '../model/preview-state';
import { hasPassed } from '../model/readiness';
import { useBrand, useSessionContext } from '../model/session-context';
import choiceStyles from './preview-choices.module.css';
import { ChooseScreen } from './screens/choose';
import { CountdownScreen } from './screens/countdown';
import { MessageScreen } from './screens/message';
import { MicrositeScreen } from './screens/microsite';
import styles from './screens/preview.module.css';
import { FocusFieldContext } from './screens/preview-target';
import { ResultScreen } from './screens/result';
import type { ScreenProps } from './screens/screen';
import { ShareScreen } from './screens/share';
import { StartScreen } from './screens/start';
import { ThanksScreen } from './screens/thanks';

const SCREENS: Record<Step, FunctionComponent<ScreenProps>> = {
  start: StartScreen,
  choose: ChooseScreen,
  countdown: CountdownScreen,
  result: ResultScreen,
  share: ShareScreen,
  thanks: ThanksScreen,
  message: MessageScreen,
  microsite: MicrositeScreen,
};

type PreviewProps = FormState<Partial<SessionUpdate>, Session, never>;

const STEP_MS = 2200;
const COUNT_MS = 700;

/** What guests see, including unsaved values. */
export function SessionPreview({ values, focusField }: Pick<PreviewProps, 'values' | 'focusField'>) {
  const { t, i18n } = useLingui();
  const brand = useBrand(values);
  const { startsAt } = values;
  const starts = startsAt && !hasPassed(startsAt) ? formatMoment(startsAt, i18n.locale) : null;
  const [device, setDevice] = useState<'phone' | 'tablet'>('tablet');
  const isNarrow = useMediaQuery('(width <= 60rem)');
  const { preview, dispatchPreview: dispatch } = useSessionContext();
  const { step, playing } = preview;
  const all = values.experiences ?? [];
  const experiences = all.filter(({ enabled }) => enabled !== false);
  const experience = (preview.experience !== null && all[preview.experience]) || experiences[0];
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const counts = countsOf(experience?.countdownSeconds ?? 3, reducedMotion);
  const advance = useEffectEvent(() => dispatch({ type: 'advance', counts }));
  const ms = step === 'countdown' && !reducedMotion ? COUNT_MS : STEP_MS;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(advance, ms);
    return () => clearInterval(timer);
  }, [playing, ms]);
  if (isNarrow && !preview.open) return null;
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
  const screen = { values, brand, count: counts[preview.tick] ?? 0, experiences, experience };
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
            onChange={(value) => dispatch({ type: 'showExperience', index: Number(value) })}
          />
        )}
      </div>
      <FocusFieldContext
        value={(path) => {
          // On a phone the preview would cover the field.
          dispatch({ type: 'open', open: false });
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
          {createElement(SCREENS[step], screen)}
        </section>
      </FocusFieldContext>
      <div className={styles.player}>
        <Icon label={t`Previous step`} onClick={() => dispatch({ type: 'stepBy', by: -1 })}>
          <IconPlayerSkipBack />
        </Icon>
        <Icon
          label={playing ? t`Pause preview` : t`Play preview`}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          {playing ? <IconPlayerPause /> : <IconPlayerPlay />}
        </Icon>
        <Icon label={t`Next step`} onClick={() => dispatch({ type: 'stepBy', by: 1 })}>
          <IconPlayerSkipForward />
        </Icon>
        <span role="status" aria-live={playing ? 'off' : 'polite'}>
          {number}/{STEPS.length} {names[step]}
        </span>
      </div>
      {starts !== null && <p className="hint centered">{t`Booths show it from ${starts}.`}</p>}
    </div>
  );
}
