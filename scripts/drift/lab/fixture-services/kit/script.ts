// Runs a script of requests against a fixture service.
import { carry } from './access.ts';
import type { Started } from './serve.ts';

export interface Turn {
  line: string;
  method: string;
  /** Without the server's prefix and the query. */
  pathname: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Names under which responses return an id. */
const ID = /"(?:id|key|job|bookId|authorId|performanceKey|orderRef|exportRef)":"?([\w-]+)/;

/**
 * A line is `[who] METHOD path [body]`. Who is a user type, `nobody` or `somebody` (whom nobody knows); the first user
 * type when it is left out. `METHOD:media/type` says what the body is, else JSON. A body `form` with fields
 * `name=value` is multipart, where `name@` is a picture and `name@text/html` another file. `$2` is the id in the
 * second answer to a POST that went well. `PUT!*` gives the version `*` as If-Match, `GET +Name=value /path` any header.
 * `$c` is the cursor that came last, `$e` the ETag. `/!5!zones` is sent for tenant 5, `/!!zones` for none. `wait` waits.
 * @param wants which requests are sent
 */
export async function* play(
  script: string,
  { origin, credentials }: Started,
  wants: (method: string, pathname: string) => boolean = () => true,
): AsyncGenerator<Turn> {
  const ids: string[] = [];
  let cursor = 'none';
  let etag = 'none';
  for (const line of script.trim().split('\n')) {
    if (line === 'wait') {
      await new Promise((done) => setTimeout(done, 350));
      continue;
    }
    const filled = line
      .replace('$c', cursor)
      .replace('$e', etag)
      .replaceAll(/\$(\d)/g, (_, nth) => ids[Number(nth) - 1] ?? 'none');
    const [, who, how = '', more = '', path = '', body] =
      /^(?:([a-zA-Z]+) )?([A-Z]+\S*)((?: \+\S+)*) ([^+\s]\S*)(?: (.*))?$/.exec(filled) ?? [];
    const [verb = '', type = 'application/json'] = how.split(/:(.*)/);
    const [method = '', version] = verb.split('!');
    const [, tenant = '7', rest = path] = /^\/!(\w*)!(.*)$/.exec(path) ?? [];
    const target = rest.startsWith('/') ? rest : `/${rest}`;
    const pathname = target.split('?')[0] ?? '';
    if (!wants(method, pathname)) continue;
    const { in: where, value } = credentials[who ?? Object.keys(credentials)[0] ?? ''] ?? {};
    const token = who === 'somebody' ? 'unknown' : value;
    const places = Object.values(credentials).map((one) => one.in);
    const place = where ?? (who === 'somebody' ? places[0] : undefined);
    const headers = new Headers(tenant === '' ? {} : { 'x-tenant': tenant });
    if (place && token) carry(headers, { in: place, value: token });
    for (const pair of more.split(' +').slice(1)) headers.set(...pairOf(pair));
    const form = body?.startsWith('form ') ? formOf(body.slice(5)) : undefined;
    if (version !== undefined) headers.set('if-match', version);
    if (body !== undefined && !form) headers.set('content-type', type);
    const response = await fetch(`${origin}${target}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: form ?? body }),
    });
    const bytes = await response.bytes().catch(() => new Uint8Array());
    const told = new TextDecoder().decode(bytes);
    etag = response.headers.get('etag') ?? etag;
    cursor = /"endCursor":"([^"]+)"/.exec(told)?.[1] ?? cursor;
    if (method === 'POST' && response.status < 300) {
      const id = ID.exec(told)?.[1];
      if (id !== undefined) ids.push(id);
    }
    yield { line: filled, method, pathname, status: response.status, headers: response.headers, bytes };
  }
}

/** Two bytes for `0xff00`, else text. */
const bytesOf = (text: string) => (text.startsWith('0x') ? Buffer.from(text.slice(2), 'hex') : text);
function pairOf(text: string): [string, string] {
  const [name = '', value = ''] = text.split(/=(.*)/);
  return [name, value];
}

function formOf(text: string): FormData {
  const form = new FormData();
  for (const pair of text.split(' ')) {
    const [name = '', value = ''] = pair.split('=');
    const [, file, type] = /^(.+)@(.*)$/.exec(name) ?? [];
    if (file === undefined) form.append(name, value);
    else form.append(file, new File([bytesOf(value)], 'picture.png', { type: type || 'image/png' }));
  }
  return form;
}

/** Comparable responses of two servers with the same seed, without today's date. */
export function transcript({ line, status, headers, bytes }: Turn): string {
  const told = [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  return `${line}\n${status} ${JSON.stringify(told)} ${new TextDecoder().decode(bytes)}`
    .replaceAll(/"20(2[6-9]|[3-9]\d)-\d\d-\d\dT[^"]*"/g, '"today"')
    .replaceAll(/\\"[0-9a-f]{16}\\"/g, 'etag')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host');
}
