// The only file that imports the SDK's analytics. It is loaded on our own domain, when the page is idle.
import { initializeAnalytics, isSupported, logEvent } from 'firebase/analytics';
import { FirebaseError, onLog } from 'firebase/app';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { explained } from './errors';

export type Send = (event: string, params: object) => void;

/** Where the page's tag would be; the SDK takes a tag that names it for its own and loads no other. */
const TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * Starts web analytics.
 * @param report told of what fails later; until then, events wait in the SDK
 * @throws ProviderProblem with a sentence for a person
 */
export async function startAnalytics(config: RuntimeConfig, report: (problem: Error) => void): Promise<Send> {
  try {
    await refuseUnsupported();
    // What the SDK does later it tells only its log.
    onLog(
      ({ args, type }) => {
        const error: unknown = args?.find((one: unknown) => one instanceof FirebaseError);
        if (type === '@firebase/analytics' && error) report(explained(error));
      },
      { level: 'error' },
    );
    if (config.providerOrigin === 'self') addLocalTag();
    const analytics = initializeAnalytics(firebaseApp(config), {
      // The tag would tell the whole address, and there are secrets in some: ours say the page themselves.
      config: { send_page_view: false, page_location: location.origin, page_referrer: foreignReferrer() },
    });
    return (event, params) => logEvent(analytics, event, params as Record<string, unknown>);
  } catch (error) {
    throw explained(error);
  }
}

/** The SDK goes on without storage and cookies, and would take each page for another visitor. */
async function refuseUnsupported(): Promise<void> {
  if (await isSupported()) return;
  const code = navigator.cookieEnabled ? 'indexeddb-unavailable' : 'invalid-analytics-context';
  throw new FirebaseError(`analytics/${code}`, 'Not supported.');
}

/** Stands in for the provider's tag, where it is reached on our own origin. */
function addLocalTag(): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `/${TAG.replace('https://', '')}?l=dataLayer&for=${TAG}`;
  document.head.append(script);
}

/** Which site led here, without the page on it; empty where it was ours or is not said. */
function foreignReferrer(): string {
  const { referrer } = document;
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return origin === location.origin ? '' : origin;
}
