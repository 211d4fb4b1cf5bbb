// Writes recorded responses as an HTTP archive, version 1.2.
import type { LabAnswer, Recorded } from './record.ts';

/** @param server prefix of the contract's paths */
export function harOf(server: string, exchanges: { asked: Recorded; answer: LabAnswer }[]): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'drift-lab', version: '1' },
      entries: exchanges.map(({ asked, answer }, i) => entryOf(server, asked, answer, i)),
    },
  };
}

function entryOf(server: string, { method, target, sent }: Recorded, answer: LabAnswer, i: number): object {
  const url = new URL(server + target);
  const headers = (list: Iterable<[string, string]>) => [...list].map(([name, value]) => ({ name, value }));
  const mimeType = answer.headers.get('content-type') ?? '';
  return {
    // Distinguishes the entries by time.
    startedDateTime: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString(),
    time: 1,
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers(Object.entries(sent.headers)),
      queryString: headers(url.searchParams),
      headersSize: -1,
      bodySize: sent.body.length,
      ...(sent.body !== '' && {
        postData: { mimeType: sent.headers['content-type'] ?? '', text: sent.body },
      }),
    },
    response: {
      status: answer.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers(answer.headers),
      content: { size: answer.body.length, mimeType, text: answer.body },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.body.length,
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  };
}
