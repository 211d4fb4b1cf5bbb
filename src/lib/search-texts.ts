/** The texts of these names in a URL's query; what is absent or given twice is undefined. */
export function textsOf<const Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const texts: { [N in Name]?: string } = {};
  for (const name of names) {
    const text = given[name];
    // Named even where it is left out: the router would else keep what it found in the address.
    texts[name] = typeof text === 'string' && text !== '' ? text : undefined;
  }
  return texts;
}
