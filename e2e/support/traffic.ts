// The network cost of a page, measured by the browser.
import type { Page, Response } from '@playwright/test';

export interface Traffic {
  requests: string[];
  /** Reads of the API that were sent more than once. */
  repeated: string[];
  /** Hosts other than the page's own. */
  foreignHosts: string[];
}

/**
 * Counts from now on; call the result when the page is complete.
 * @returns the requests, optionally without the files whose path matches
 */
export function countTraffic(page: Page): (without?: RegExp) => Promise<Traffic> {
  const all: Response[] = [];
  page.on('response', (response) => all.push(response));
  return async (without) => {
    const responses = all.filter((response) => !without?.test(response.url()));
    const own = new URL(page.url()).host;
    return {
      requests: responses.map((response) => new URL(response.url()).pathname),
      repeated: repeatedIn(
        responses
          .filter((response) => response.request().method() === 'GET')
          .map((response) => response.url()),
      ),
      foreignHosts: [...new Set(responses.map((response) => new URL(response.url()).host))].filter(
        (host) => host !== own,
      ),
    };
  };
}

const repeatedIn = (urls: string[]) => [
  ...new Set(urls.filter((url, at) => url.includes('/api/') && urls.indexOf(url) < at)),
];
