// Whether the visitor agreed to web analytics. It is stored in this browser, because visitors who are signed out decide
// too.
import { Store } from '@tanstack/react-store';
import { stored } from '~/lib/stored';

export type AnalyticsConsent = 'granted' | 'denied';

const decision = stored('analytics-consent', (text): AnalyticsConsent | null =>
  text === 'granted' || text === 'denied' ? text : null,
);

/** Null until the visitor decides, in this tab or in another one. */
export const analyticsConsent = decision.read;

/** What this tab shows of it. `isAsking`: the question is shown until the visitor decides. */
export const consentState = new Store({ consent: analyticsConsent(), isAsking: false });

/** Shows the question from now on, until it is decided. */
export const askForConsent = (): void => consentState.setState((state) => ({ ...state, isAsking: true }));

export function storeAnalyticsConsent(consent: AnalyticsConsent): void {
  decision.write(consent);
  consentState.setState((state) => ({ ...state, consent }));
}
