// Whether the visitor agreed to web analytics. It is stored in this browser, because visitors who are signed out decide
// too.
import { createListeners } from '~/lib/listeners';
import { stored } from '~/lib/stored';

export type AnalyticsConsent = 'granted' | 'denied';

const decision = stored('analytics-consent', (text): AnalyticsConsent | null =>
  text === 'granted' || text === 'denied' ? text : null,
);
const listeners = createListeners();
let isAsking = false;

export const onAnalyticsConsent = listeners.subscribe;

/** Null until the visitor decides. */
export const analyticsConsent = decision.read;

/** Shows the question from now on, until it is decided. */
export function askForConsent(): void {
  isAsking = true;
  listeners.notify();
}

export const isAskingForConsent = (): boolean => isAsking && analyticsConsent() === null;

export function storeAnalyticsConsent(consent: AnalyticsConsent): void {
  decision.write(consent);
  listeners.notify();
}
