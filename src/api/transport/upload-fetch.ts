import type { UploadProgress } from './transport';

/** Statuses without a body, for which the Response constructor refuses one. */
const BODILESS = [204, 205, 304];

/**
 * A fetch that reports upload progress, which the browser's own does not.
 * @param body sent unchanged; the request given to the returned function has none
 * @returns a function that rejects like fetch: TypeError for a lost network, the signal's reason
 * when aborted
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
        // XMLHttpRequest follows redirects. A response from elsewhere is no response to this call.
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
