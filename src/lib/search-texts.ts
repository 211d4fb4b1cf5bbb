/** The values of these parameters in a URL's query; undefined if absent or repeated. */
export function textsOf<const Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const texts: { [N in Name]?: string } = {};
  for (const name of names) {
    const text = given[name];
    // Set to undefined if omitted, because otherwise the router keeps the value of the URL.
    texts[name] = typeof text === 'string' && text !== '' ? text : undefined;
  }
  return texts;
}
