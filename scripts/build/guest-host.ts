// The public site while developing: it is another host, and the mock serves all of it.
import { request as ask } from 'node:http';
import type { Plugin } from 'vite';

/** Passes every request for the public site's host to the API's origin. */
export function guestHost(apiOrigin: string): Plugin {
  return {
    name: 'guest-host',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!/^guest\.localhost(:\d+)?$/.test(request.headers.host ?? '')) return next();
        const { method, url, headers } = request;
        const asked = ask(`${apiOrigin}${url}`, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        asked.on('error', next);
        request.pipe(asked);
      });
    },
  };
}
