/** The given source is not a contract: the message says how to fix it. */
export class SourceError extends Error {
  override name = 'SourceError';
}
