// Converts between an object and a URL's query. Values are read back as text, so that a phone number stays unchanged;
// the route's validator converts numbers.

type Search = Record<string, unknown>;

/** A single value is a string, a repeated one is an array of strings. */
export function parseSearch(query: string): Search {
  const search: Search = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const known = search[key];
    search[key] = known === undefined ? value : [known, value].flat();
  }
  return search;
}

/** Omits undefined, null and empty values, so that a URL contains only what differs from the default. */
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
