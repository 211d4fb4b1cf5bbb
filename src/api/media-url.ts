import { apiOrigin } from './client';

/**
 * The address under which the browser reads a file that an answer names.
 * @param path a MediaUrl of the contract: relative to the API's origin
 */
export function mediaUrl(path: string): string {
  // An answer came by a call, so the origin is known; the page's own stands in where a part is shown by itself.
  return new URL(path, apiOrigin() ?? globalThis.location?.origin).href;
}
