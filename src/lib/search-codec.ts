// The app's one way between an object and a URL's query. Every value is text in the URL and text when read back:
// a phone number stays what was typed, and the route's validator decides what is a number.

type Search = Record<string, unknown>;

/** A value given once is text, one given several times is a list of texts. */
export function parseSearch(query: string): Search {
  const search: Search = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const known = search[key];
    search[key] = known === undefined ? value : [known, value].flat();
  }
  return search;
}

/** Leaves out what is undefined, null or empty, so that an address says only what differs from the plain page. */
export function stringifySearch(search: Search): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
