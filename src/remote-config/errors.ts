// Messages for failures of the remote configuration and of this browser's registration. The app continues with the
// values it has, so most failures are only logged.
import { msg } from '@lingui/core/macro';
import { type ErrorTable, inTheLog, onTheScreen, ProviderProblem } from '~/provider/problem';

/** The error codes of the SDK's installations and remote configuration. */
export const REMOTE_CONFIG_ERRORS: ErrorTable = {
  'installations/installation-not-found': inTheLog(
    msg`This browser's registration was dropped while the page waited for it; the next visit registers again.`,
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
    msg`The provider refused this browser's registration; the current settings stay.`,
  ),
  // The app does not start without these: the page names the missing ones (src/lib/runtime-config.ts).
  'installations/missing-app-config-values': onTheScreen(
    msg`The configuration is missing a value the provider needs; add it to config.json.`,
  ),
  'remoteconfig/registration-project-id': onTheScreen(
    msg`The configuration has no project identifier (projectId); add it to config.json.`,
  ),
  'remoteconfig/registration-api-key': onTheScreen(
    msg`The configuration has no API key (apiKey); add it to config.json.`,
  ),
  'remoteconfig/registration-app-id': onTheScreen(
    msg`The configuration has no application identifier (appId); add it to config.json.`,
  ),
  'remoteconfig/registration-window': inTheLog(
    msg`Settings can only be refreshed in a browser; the built-in ones apply.`,
  ),
  'remoteconfig/storage-open': inTheLog(
    msg`This browser lets the page store nothing; the settings stay as they are.`,
  ),
  'remoteconfig/storage-get': inTheLog(
    msg`The settings stored in this browser cannot be read; the current settings stay.`,
  ),
  'remoteconfig/storage-set': inTheLog(
    msg`New settings cannot be stored in this browser; the current settings stay.`,
  ),
  'remoteconfig/storage-delete': inTheLog(
    msg`Old settings cannot be removed from this browser; the current settings stay.`,
  ),
  'remoteconfig/fetch-client-network': inTheLog(
    msg`The settings service cannot be reached; the current settings stay.`,
  ),
  'remoteconfig/fetch-timeout': inTheLog(
    msg`The settings service did not answer within a minute; the current settings stay.`,
  ),
  'remoteconfig/fetch-throttle': inTheLog(
    msg`The settings service asked us to wait; the current settings stay until then.`,
  ),
  'remoteconfig/fetch-client-parse': inTheLog(
    msg`The settings service's response cannot be read; the current settings stay.`,
  ),
  'remoteconfig/fetch-status': inTheLog(
    msg`The settings service refused the request; the current settings stay.`,
  ),
};

/** Converts an error of the SDK to one with a message for the user. */
export const remoteConfigError = (error: unknown): ProviderProblem =>
  new ProviderProblem(error, REMOTE_CONFIG_ERRORS);
