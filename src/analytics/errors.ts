// What the SDK's analytics errors mean. Users do not notice failed analytics, so most errors are
// only logged; the others keep the app from starting.
import { msg } from '@lingui/core/macro';
import { type ErrorTable, inTheLog, onTheScreen, ProviderProblem } from '~/provider/problem';

/** The SDK's analytics error codes. */
export const ANALYTICS_ERRORS: ErrorTable = {
  'analytics/already-exists': inTheLog(msg`Web analytics was started twice; the first one continues.`),
  'analytics/already-initialized': inTheLog(
    msg`Web analytics was started again with other settings; the first ones stay.`,
  ),
  'analytics/invalid-analytics-context': inTheLog(
    msg`This browser keeps no cookies, so visits are not counted.`,
  ),
  'analytics/indexeddb-unavailable': inTheLog(
    msg`This browser lets the page store nothing, so visits are not counted.`,
  ),
  'analytics/config-fetch-failed': inTheLog(
    msg`The settings of web analytics were refused; this visit is not counted.`,
  ),
  'analytics/fetch-throttle': inTheLog(
    msg`The settings of web analytics did not arrive within a minute; this visit is not counted.`,
  ),
  // Without these the app does not start: the page names what is missing (src/lib/runtime-config.ts).
  'analytics/no-api-key': onTheScreen(msg`The configuration has no API key (apiKey); add it to config.json.`),
  'analytics/no-app-id': onTheScreen(
    msg`The configuration has no application identifier (appId); add it to config.json.`,
  ),
};

/** An error of the SDK, with a sentence for users. */
export const analyticsError = (error: unknown): ProviderProblem =>
  new ProviderProblem(error, ANALYTICS_ERRORS);
