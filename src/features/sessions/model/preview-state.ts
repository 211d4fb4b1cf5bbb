// What the preview of a session shows.

export const STEPS = [
  'start',
  'choose',
  'countdown',
  'result',
  'share',
  'thanks',
  'message',
  'microsite',
] as const;
export type Step = (typeof STEPS)[number];

export interface PreviewState {
  step: Step;
  /** How often the countdown has counted. */
  tick: number;
  playing: boolean;
  /** The position of the experience; null for the first that guests see. */
  experience: number | null;
  /** Whether a narrow screen shows the preview. */
  open: boolean;
  /** The tab of the form. */
  tab: string;
}

export type PreviewAction =
  | { type: 'show'; step: Step }
  | { type: 'stepBy'; by: 1 | -1 }
  | { type: 'toggle' }
  | { type: 'advance'; counts: readonly number[] }
  | { type: 'showExperience'; index: number }
  | { type: 'open'; open: boolean }
  | { type: 'tab'; tab: string };

/** The step that shows the settings of a tab. */
const STEP_OF_TAB: Record<string, Step> = { general: 'share', branding: 'start', experiences: 'choose' };

const stepOfTab = (tab: string): Step => STEP_OF_TAB[tab] ?? 'start';

export const initialPreview = (tab: string): PreviewState => ({
  step: stepOfTab(tab),
  tick: 0,
  playing: false,
  experience: null,
  open: false,
  tab,
});

export function previewReducer(state: PreviewState, action: PreviewAction): PreviewState {
  const { step, tick, playing } = state;
  const show = (next: Step): PreviewState => ({ ...state, step: next, tick: 0, playing: false });
  switch (action.type) {
    case 'show':
      return show(action.step);
    case 'stepBy':
      return show(stepAfter(step, action.by));
    case 'toggle':
      return { ...state, playing: !playing };
    case 'advance':
      return step === 'countdown' && tick + 1 < action.counts.length
        ? { ...state, tick: tick + 1 }
        : { ...state, step: stepAfter(step, 1), tick: 0 };
    case 'showExperience': {
      if (action.index === state.experience) return state;
      // The steps before are the same for all experiences.
      const isShared = !playing && (step === 'start' || step === 'choose');
      return { ...(isShared ? show('result') : state), experience: action.index };
    }
    case 'open':
      return { ...state, open: action.open };
    case 'tab':
      return { ...(playing ? state : show(stepOfTab(action.tab))), tab: action.tab };
  }
}

/** The next or previous step, cyclically. */
const stepAfter = (step: Step, by: 1 | -1): Step =>
  STEPS.at((STEPS.indexOf(step) + by) % STEPS.length) ?? 'start';

/**
 * The numbers of a countdown; 0 is the moment of the shot. A long one is cut short. With reduced motion it is one still
 * number.
 */
export function countsOf(countdownSeconds: number, reducedMotion: boolean): number[] {
  const from = Number.isNaN(countdownSeconds) ? 0 : Math.max(0, Math.ceil(countdownSeconds));
  if (reducedMotion) return [from];
  return [...(from > 3 ? [from, 2, 1] : Array.from({ length: from }, (_, i) => from - i)), 0];
}
