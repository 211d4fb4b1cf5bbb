import type { UploadProgress } from './transport';

/** Answers without a body, which a Response refuses to be given one for. */
const BODILESS = [204, 205, 304];

/**
 * A fetch that reports how much of the body has left, which the browser's own does not.
 * @param body sent as it is; the request given to the returned function carries none
 * @returns rejects as fetch does: TypeError for a lost network, the signal's reason when aborted
 */
export function uploadFetch(
  body: BodyInit | null,
  onProgress: (sent: UploadProgress) => void,
): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const xhr = new XMLHttpRequest();
      const abort = () => {
        xhr.abort();
        reject(signal.reason);
      };
      const lost = () => reject(new TypeError('The network was lost during an upload.'));
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      xhr.addEventListener('error', lost);
      xhr.addEventListener('load', () => {
        // It has followed a redirect by itself. What came from elsewhere is no answer to this call.
        if (xhr.responseURL !== request.url) return lost();
        resolve(toResponse(xhr));
      });
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = BODILESS.includes(xhr.status) ? null : (xhr.response as Blob);
  return new Response(body, { status: xhr.status, headers });
}
