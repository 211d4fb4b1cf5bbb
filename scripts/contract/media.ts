// Classification of media types.

/** Whether the body is JSON. */
export const isJson = (type: string): boolean => /^[^;]*[/+]json\b/i.test(type);

/** Whether the body is a JSON Patch (RFC 6902). */
export const isJsonPatch = (type: string | undefined): boolean =>
  type !== undefined && withoutParameters(type) === 'application/json-patch+json';

/** Whether a body consists of named parts, each a text or a file. */
export const isParts = (type: string): boolean =>
  type.startsWith('multipart/') || type === 'application/x-www-form-urlencoded';

/** Whether the body is plain text without further structure, unlike an event stream. */
export const isText = (type: string): boolean => /^text\/(?!event-stream)/i.test(type);

/** Whether the body is binary. */
export const isBytes = (type: string): boolean =>
  /^(application\/(octet-stream|pdf|zip)|(image|audio|video)\/(?!.*\+xml))/i.test(type);

/** `application/json` for `application/json; charset=utf-8`. */
export const mediaType = (headers: Headers): string => withoutParameters(headers.get('content-type') ?? '');

/** The declared type that matches a response's type: the same, or a range like `image/*`. */
export function declaredType(types: string[], given: string): string | undefined {
  return [given, `${given.split('/')[0]}/*`, '*/*']
    .map((wanted) => types.find((type) => withoutParameters(type) === wanted))
    .find((type) => type !== undefined);
}

/** `text/plain` for `text/plain; charset=utf-8`. */
export const withoutParameters = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
