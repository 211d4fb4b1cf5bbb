// The port to web analytics. It is enabled on the product's domain only, and its code is loaded once the visitor agrees.
import type { RuntimeConfig } from '~/lib/runtime-config';
import { type AnalyticsConsent, analyticsConsent, askForConsent, storeAnalyticsConsent } from './consent';
import type { EventName, Params } from './events';
import type { WebAnalytics } from './firebase';
import { isOwnHost } from './own-domain';

export { consentState } from './consent';
export type { EventItem, EventName, Params } from './events';

interface Settings {
  config: RuntimeConfig;
  /** The route's pattern, `/gallery/$id`, because URLs may contain private data. */
  page: () => string;
}

let settings: Settings | null = null;
let starting = false;
let running: WebAnalytics | null = null;
/** Events from before the SDK was loaded, or the visitor decided. */
let waiting: [EventName, object][] = [];

/** Enables web analytics if the page is on the product's domain. */
export function configureAnalytics(given: Settings): void {
  settings = isOwnHost(location.hostname, given.config.ownDomain) ? given : null;
}

/** Records an event. Does nothing where analytics is disabled, and never fails. */
export function track<Name extends EventName>(event: Name, params: Params<Name>): void {
  if (!settings || analyticsConsent() === 'denied') return;
  const page = settings.page();
  const whole = { page_location: location.origin + page, page_title: page, ...params };
  if (running) running.send(event, whole);
  else waiting.push([event, whole]);
}

/** Loads and starts the SDK once, or asks the visitor first; called when the page is idle. */
export async function startAnalytics(): Promise<void> {
  if (!settings || starting) return;
  const consent = analyticsConsent();
  if (consent === null) askForConsent();
  if (consent !== 'granted') return;
  starting = true;
  try {
    const { startFirebaseAnalytics: start } = await import('./firebase');
    running = await start(settings.config, warn);
    for (const [event, params] of waiting) running.send(event, params);
  } catch (error) {
    settings = null;
    warn(error);
  }
  waiting = [];
}

/** Whether analytics is enabled here, so that the visitor has a choice. */
export const isAnalyticsAvailable = (): boolean => settings !== null;

/** Stores the decision. Starts web analytics, or sends nothing from now on. */
export function decideOnAnalytics(consent: AnalyticsConsent): void {
  storeAnalyticsConsent(consent);
  running?.enable(consent === 'granted');
  if (consent === 'granted') void startAnalytics();
  else waiting = [];
}

const warn = (error: unknown) => console.warn(error instanceof Error ? error.message : String(error));
