import { apiOrigin } from './transport/client';

/**
 * The URL of a file in a response.
 * @param path a MediaUrl of the contract: relative to the API's origin
 */
export function mediaUrl(path: string): string {
  // A response means that the origin is known; the page's own origin is for components rendered in
  // isolation.
  return new URL(path, apiOrigin() ?? globalThis.location?.origin).href;
}
