import { isRecord } from '~/lib/is-record';

/** The name of the record in a response; null if the response is not a named record. */
export function nameInAnswer(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  const { name, firstName, lastName, emailAddress } = answer;
  const names = [name, [firstName, lastName].filter(Boolean).join(' '), emailAddress];
  return names.find((one): one is string => typeof one === 'string' && one !== '') ?? null;
}
