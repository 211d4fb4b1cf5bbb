// What it means when the provider's settings or this browser's registration with it fail. The app goes on with the
// settings it has, so nearly all of it is only logged.
import { msg } from '@lingui/core/macro';
import { type ErrorTable, inTheLog, onTheScreen, ProviderProblem } from '~/provider/problem';

/** Each code of the SDK's installations and remote configuration. */
export const REMOTE_CONFIG_ERRORS: ErrorTable = {
  'installations/installation-not-found': inTheLog(
    msg`This browser's registration was dropped while the page waited for it; the next visit registers anew.`,
  ),
  'installations/not-registered': inTheLog(
    msg`This browser is not registered with the settings service; the next visit registers it.`,
  ),
  'installations/app-offline': onTheScreen(
    msg`This needs a connection. Connect to the internet and try again.`,
  ),
  'installations/delete-pending-registration': onTheScreen(
    msg`This browser is just being registered. Wait a few seconds and try again.`,
  ),
  'installations/request-failed': inTheLog(
    msg`The provider refused this browser's registration; the settings stay as they are.`,
  ),
  // Without these the app does not start: the page names what is missing (src/lib/runtime-config.ts).
  'installations/missing-app-config-values': onTheScreen(
    msg`The configuration lacks a value that the provider needs; add it to config.json.`,
  ),
  'remoteconfig/registration-project-id': onTheScreen(
    msg`The configuration lacks a project identifier (projectId); add it to config.json.`,
  ),
  'remoteconfig/registration-api-key': onTheScreen(
    msg`The configuration lacks an API key (apiKey); add it to config.json.`,
  ),
  'remoteconfig/registration-app-id': onTheScreen(
    msg`The configuration lacks an application identifier (appId); add it to config.json.`,
  ),
  'remoteconfig/registration-window': inTheLog(
    msg`The settings can be refreshed only in a browser; the built-in ones are in force.`,
  ),
  'remoteconfig/storage-open': inTheLog(
    msg`This browser lets the page store nothing; the settings stay as they are.`,
  ),
  'remoteconfig/storage-get': inTheLog(
    msg`The settings kept in this browser cannot be read; they stay as they are.`,
  ),
  'remoteconfig/storage-set': inTheLog(
    msg`The new settings cannot be kept in this browser; the settings stay as they are.`,
  ),
  'remoteconfig/storage-delete': inTheLog(
    msg`Old settings cannot be removed from this browser; the settings stay as they are.`,
  ),
  'remoteconfig/fetch-client-network': inTheLog(
    msg`The settings service cannot be reached; the settings stay as they are.`,
  ),
  'remoteconfig/fetch-timeout': inTheLog(
    msg`The settings service did not answer within a minute; the settings stay as they are.`,
  ),
  'remoteconfig/fetch-throttle': inTheLog(
    msg`The settings service asks for a pause; the settings stay as they are until then.`,
  ),
  'remoteconfig/fetch-client-parse': inTheLog(
    msg`The answer of the settings service cannot be read; the settings stay as they are.`,
  ),
  'remoteconfig/fetch-status': inTheLog(
    msg`The settings service refused the request; the settings stay as they are.`,
  ),
};

/** An error of the SDK, with a sentence for a person. */
export const explained = (error: unknown): ProviderProblem =>
  new ProviderProblem(error, REMOTE_CONFIG_ERRORS);
