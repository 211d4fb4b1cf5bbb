// Whether the visitor agreed to web analytics. It is stored in this browser, because visitors who are signed out decide
// too.
import { Store } from '@tanstack/react-store';
import { stored } from '~/lib/stored';

export type AnalyticsConsent = 'granted' | 'denied';

const decision = stored('analytics-consent', (text): AnalyticsConsent | null =>
  text === 'granted' || text === 'denied' ? text : null,
);

/** The consent is null until the visitor decides. `isAsking`: the question is shown until then. */
export const consentState = new Store({ consent: decision.read(), isAsking: false });

/** Shows the question from now on, until it is decided. */
export const askForConsent = (): void => consentState.setState((state) => ({ ...state, isAsking: true }));

export function storeAnalyticsConsent(consent: AnalyticsConsent): void {
  decision.write(consent);
  consentState.setState((state) => ({ ...state, consent }));
}
