// What media types say of a body.

/** Whether the body is JSON. */
export const isJson = (type: string): boolean => /^[^;]*[/+]json\b/i.test(type);

/** Whether a body comes as parts with names, each a text or a file. */
export const isParts = (type: string): boolean =>
  type.startsWith('multipart/') || type === 'application/x-www-form-urlencoded';

/** `application/json` for `application/json; charset=utf-8`. */
export const mediaType = (headers: Headers): string => withoutParameters(headers.get('content-type') ?? '');

/** The declared type that an answer's is an instance of: itself, or a range like `image/*`. */
export function declaredType(types: string[], given: string): string | undefined {
  return [given, `${given.split('/')[0]}/*`, '*/*']
    .map((wanted) => types.find((type) => withoutParameters(type) === wanted))
    .find((type) => type !== undefined);
}

const withoutParameters = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
