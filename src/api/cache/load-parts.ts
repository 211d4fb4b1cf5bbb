/**
 * Waits for the parts of a page that can do without each other.
 * @throws ApiError of the first part if none could be loaded
 */
export async function loadParts(parts: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(parts);
  const [first] = outcomes;
  if (first?.status === 'rejected' && outcomes.every(({ status }) => status === 'rejected'))
    throw first.reason;
}
