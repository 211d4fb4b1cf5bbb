// The only file that imports the SDK's analytics. It is loaded on the product's domain when the
// page is idle.
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';
import { FirebaseError, onLog } from 'firebase/app';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { analyticsError } from './errors';

export interface WebAnalytics {
  send(event: string, params: object): void;
  /** Without it, the tag sends nothing. */
  enable(enabled: boolean): void;
}

/** The URL of the page's tag. The SDK uses an existing tag with this URL instead of loading one. */
const TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * Starts web analytics.
 * @param report called with later failures; until then, events wait in the SDK
 * @throws ProviderProblem with a sentence for users
 */
export async function startFirebaseAnalytics(
  config: RuntimeConfig,
  report: (problem: Error) => void,
): Promise<WebAnalytics> {
  try {
    await refuseUnsupported();
    // The SDK reports later failures only to its log.
    onLog(
      ({ args, type }) => {
        const error: unknown = args?.find((one: unknown) => one instanceof FirebaseError);
        if (type === '@firebase/analytics' && error) report(analyticsError(error));
      },
      { level: 'error' },
    );
    if (config.providerOrigin === 'self') addLocalTag();
    const analytics = initializeAnalytics(firebaseApp(config), {
      // The tag would send the whole URL, which may contain secrets; our events send the page
      // instead.
      config: { send_page_view: false, page_location: location.origin, page_referrer: foreignReferrer() },
    });
    return {
      send: (event, params) => logEvent(analytics, event, params as Record<string, unknown>),
      enable: (enabled) => setAnalyticsCollectionEnabled(analytics, enabled),
    };
  } catch (error) {
    throw analyticsError(error);
  }
}

/** Without storage and cookies, the SDK would count each page view as a new visitor. */
async function refuseUnsupported(): Promise<void> {
  if (await isSupported()) return;
  const code = navigator.cookieEnabled ? 'indexeddb-unavailable' : 'invalid-analytics-context';
  throw new FirebaseError(`analytics/${code}`, 'Not supported.');
}

/** Replaces the provider's tag where the mock serves it on our origin. */
function addLocalTag(): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `/${TAG.replace('https://', '')}?l=dataLayer&for=${TAG}`;
  document.head.append(script);
}

/** The referring site without its page; empty for our own pages or an unknown referrer. */
function foreignReferrer(): string {
  const { referrer } = document;
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return origin === location.origin ? '' : origin;
}
