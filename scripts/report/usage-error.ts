/** Invalid command line options; the message names the option and a valid value. */
export class UsageError extends Error {
  override name = 'UsageError';
}
