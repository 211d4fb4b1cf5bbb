import { apiOrigin } from './http';

/**
 * The address under which the browser reads a file that an answer names.
 * @param path a MediaUrl of the contract: relative to the API's origin, or absolute
 */
export function mediaUrl(path: string): string {
  // Answers kept from an earlier visit can be shown before the first call; until then the page's own origin is as good.
  return new URL(path, apiOrigin() ?? globalThis.location?.origin).href;
}
