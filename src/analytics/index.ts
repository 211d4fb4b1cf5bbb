// The port to web analytics. It is enabled on the product's domain only; elsewhere its code is not
// loaded.
import type { RuntimeConfig } from '~/lib/runtime-config';
import type { EventName, Params } from './events';
import type { Send } from './firebase';
import { isOwnHost } from './own-domain';

export type { EventName, Item, Params } from './events';

interface Settings {
  config: RuntimeConfig;
  /** The route's pattern, `/gallery/$id`, because URLs may contain private data. */
  page: () => string;
}

let settings: Settings | null = null;
let starting = false;
let send: Send | null = null;
/** Events from before the SDK was loaded. */
let waiting: [EventName, object][] = [];

/** Enables web analytics if the page is on the product's domain. */
export function configureAnalytics(given: Settings): void {
  settings = isOwnHost(location.hostname, given.config.ownDomain) ? given : null;
}

/** Records an event. Does nothing where analytics is disabled, and never fails. */
export function track<Name extends EventName>(event: Name, params: Params<Name>): void {
  if (!settings) return;
  const page = settings.page();
  const whole = { page_location: location.origin + page, page_title: page, ...params };
  if (send) send(event, whole);
  else waiting.push([event, whole]);
}

/** Loads and starts the SDK once; called when the page is idle. */
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
