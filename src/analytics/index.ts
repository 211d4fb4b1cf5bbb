// The port to web analytics. It is enabled on our own domain alone; elsewhere nothing of it is even fetched.
import type { RuntimeConfig } from '~/lib/runtime-config';
import type { EventName, Params } from './events';
import type { Send } from './firebase';
import { isOwnHost } from './own-domain';

export type { EventName, Item, Params } from './events';

interface Settings {
  config: RuntimeConfig;
  /** The page as its route is written, `/gallery/$id`: an address may hold what is nobody else's business. */
  page: () => string;
}

let settings: Settings | null = null;
let starting = false;
let send: Send | null = null;
/** What happened before the SDK was there. */
let waiting: [EventName, object][] = [];

/** Enables web analytics, where the page is on our own domain. */
export function configureAnalytics(given: Settings): void {
  settings = isOwnHost(location.hostname, given.config.ownDomain) ? given : null;
}

/** Notes that something happened. It costs nothing where analytics is not enabled, and never fails. */
export function track<Name extends EventName>(event: Name, params: Params<Name>): void {
  if (!settings) return;
  const page = settings.page();
  const whole = { page_location: location.origin + page, page_title: page, ...params };
  if (send) send(event, whole);
  else waiting.push([event, whole]);
}

/** Fetches and starts the SDK, once; for a moment when the page is idle. */
export async function startAnalytics(): Promise<void> {
  if (!settings || starting) return;
  starting = true;
  try {
    const { startAnalytics: start } = await import('./firebase');
    send = await start(settings.config, warn);
    for (const [event, params] of waiting) send(event, params);
  } catch (error) {
    settings = null;
    warn(error);
  }
  waiting = [];
}

const warn = (error: unknown) => console.warn(error instanceof Error ? error.message : String(error));
