/** The command line asks for what cannot be: the message is one sentence that names the option and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}
