/** What was given is no contract: says what would be right. */
export class SourceError extends Error {
  override name = 'SourceError';
}
