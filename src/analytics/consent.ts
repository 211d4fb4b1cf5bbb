// Whether the visitor agreed to web analytics. It is stored in this browser, because visitors who are signed out decide
// too.
import { createListeners } from '~/lib/listeners';

export type AnalyticsConsent = 'granted' | 'denied';

const KEY = 'analytics-consent';
const listeners = createListeners();
/** For a browser that stores nothing: the decision lasts as long as the page. */
let decided: AnalyticsConsent | null = null;
let isAsking = false;

export const onAnalyticsConsent = listeners.subscribe;

/** Null until the visitor decides. */
export function analyticsConsent(): AnalyticsConsent | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === 'granted' || stored === 'denied') return stored;
  } catch {
    // Storage is disabled.
  }
  return decided;
}

/** Shows the question from now on, until it is decided. */
export function askForConsent(): void {
  isAsking = true;
  listeners.notify();
}

export const isAskingForConsent = (): boolean => isAsking && analyticsConsent() === null;

export function storeAnalyticsConsent(consent: AnalyticsConsent): void {
  decided = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Storage is disabled.
  }
  listeners.notify();
}
