// The test service of the mock, on a separate host. The frame takes the number, and this page exchanges messages with
// it whose origin both sides check.

import type { CardForm, CardFormOptions, CardOutcome, CardService } from '~/lib/card-form';
import { isRecord } from '~/lib/is-record';

const HOST = 'pay.localhost';
const LOAD_MS = 15_000;

/** @param page its port is the service's */
export function testCardService({ protocol, port, origin: parent }: URL): CardService {
  const origin = `${protocol}//${HOST}${port && `:${port}`}`;
  return { mount: (container, options) => mount(container, { ...options, origin, parent }) };
}

interface Place extends CardFormOptions {
  origin: string;
  parent: string;
}

function mount(container: HTMLElement, place: Place): CardForm {
  const { origin, parent, label, locale, isDark, onReady, onSubmit, onFailed } = place;
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ parent, lang: locale, theme: isDark ? 'dark' : 'light' });
  frame.src = `${origin}/card?${query}`;
  frame.title = label;
  // The frame may keep its origin, because it differs from ours; without it, its messages could not
  // be verified.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  frame.setAttribute('allow', 'payment');
  let settle: ((outcome: CardOutcome) => void) | undefined;
  const late = setTimeout(onFailed, LOAD_MS);

  const answer = (outcome: CardOutcome) => {
    settle?.(outcome);
    settle = undefined;
  };
  const receive = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || !isRecord(data)) return;
    const { type, token, code, message, height } = data;
    if (type === 'ready') {
      clearTimeout(late);
      onReady();
    } else if (type === 'resize' && typeof height === 'number') {
      frame.style.blockSize = `${Math.min(Math.max(height, 100), 1000)}px`;
    } else if (type === 'enter') onSubmit();
    else if (type === 'token' && typeof token === 'string') answer({ token });
    else if (type === 'error' && typeof code === 'string' && typeof message === 'string')
      answer({ error: { code, message } });
  };
  window.addEventListener('message', receive);
  container.append(frame);

  return {
    submit: (clientSecret) =>
      new Promise((resolve) => {
        settle = resolve;
        frame.contentWindow?.postMessage({ type: 'submit', clientSecret }, origin);
      }),
    destroy() {
      clearTimeout(late);
      window.removeEventListener('message', receive);
      frame.remove();
    },
  };
}
