// Stubs for two of Google's scripts. Each is self-contained, since it is sent to the browser as text.

/**
 * The part of `apis.google.com/js/api.js` that the identity SDK and the provider's pages use: a frame, and messages
 * between it and the surrounding page. The message format is internal to this stub.
 */
export function gapiScript(): void {
  interface Sent {
    standIn?: { id: number; name?: string; data?: unknown; answer?: unknown };
  }
  type Handler = (data: unknown) => unknown;

  /** One end of the channel. It ignores messages from any other window. */
  function lineTo(peer: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, (answers: unknown[]) => void>();
    const early: MessageEvent<Sent>[] = [];
    let count = 0;
    const hear = async (event: MessageEvent<Sent>) => {
      const { standIn } = event.data ?? {};
      if (event.source !== peer() || !standIn) return;
      const { id, name, data } = standIn;
      if (name === undefined) {
        try {
          waiting.get(id)?.([standIn.answer]);
        } catch {
          // The SDK throws on purpose after it has handled a response.
        }
        return;
      }
      const handler = handlers.get(name);
      if (handler) peer()?.postMessage({ standIn: { id, answer: await handler(data) } }, '*');
      else early.push(event);
    };
    addEventListener('message', hear);
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const event of early.splice(0)) void hear(event);
      },
      send(name: string, data: unknown, done: (answers: unknown[]) => void) {
        count += 1;
        waiting.set(count, done);
        peer()?.postMessage({ standIn: { id: count, name, data } }, '*');
      },
    };
  }

  const context = {
    async open({ url }: { url: string }, ready: (frame: object) => unknown) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.append(frame);
      const line = lineTo(() => frame.contentWindow);
      return ready({ ...line, restyle: async () => {}, ping: (done: () => void) => loaded.then(done) });
    },
    getParentIframe: () => lineTo(() => parent),
  };
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  Object.assign(window, { gapi });
  const { src } = document.currentScript as HTMLScriptElement;
  const then: unknown = Reflect.get(window, new URL(src).searchParams.get('onload') ?? 'gapi_onload');
  if (typeof then === 'function') then();
}

/** `www.google.com/recaptcha/api.js`: accepts every user, and records its calls in `checks`. */
export function recaptchaScript(): void {
  let answer: ((token: string) => void) | undefined;
  const checks: object[] = [];
  const grecaptcha = {
    render(place: HTMLElement, { callback, ...asked }: { callback: (token: string) => void }) {
      place.textContent = 'protected by reCAPTCHA';
      checks.push(asked);
      answer = callback;
      return 1;
    },
    execute: () => answer?.('a-person'),
    getResponse: () => '',
    reset: () => {},
  };
  Object.assign(window, { grecaptcha, checks });
  const { src } = document.currentScript as HTMLScriptElement;
  const then: unknown = Reflect.get(window, new URL(src).searchParams.get('onload') ?? '');
  if (typeof then === 'function') then();
}
