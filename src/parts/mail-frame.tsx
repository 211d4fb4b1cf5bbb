import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import styles from './mail-frame.module.css';

interface MailFrameProps {
  /** The complete email, as the API rendered it. */
  html: string;
  screen: 'phone' | 'desktop';
  scheme: 'light' | 'dark';
}

/**
 * An email in a sandboxed frame without scripts and navigation. The content policy applies there
 * and blocks inline styles, so a script adopts the email's styles.
 */
export function MailFrame({ html, screen, scheme }: MailFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const mail = useMemo(() => withoutStyles(html), [html]);
  const dress = () => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!page || !view) return;
    const own = mail.styles.map((text) => inScheme(text, scheme));
    page.adoptedStyleSheets = [...own, `:root { color-scheme: ${scheme} !important; }`].map((text) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    for (const element of page.querySelectorAll<HTMLElement>('[data-look]')) {
      element.style.cssText = element.dataset.look ?? '';
    }
    page.addEventListener('click', (event) => event.preventDefault());
  };
  return (
    <div className={styles.viewport} data-screen={screen}>
      <iframe
        // Adopted style sheets belong to one document, and each color scheme has its own.
        key={scheme}
        ref={frame}
        className={styles.mail}
        title={t`The email`}
        sandbox="allow-same-origin"
        srcDoc={mail.page}
        onLoad={dress}
      />
    </div>
  );
}

/**
 * The page without its styles, and the styles. They are removed from the text before parsing would
 * apply them.
 */
function withoutStyles(html: string): { page: string; styles: string[] } {
  const styles: string[] = [];
  const bare = html
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_element, text: string) => {
      styles.push(text);
      return '';
    })
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-look='));
  const page = new DOMParser().parseFromString(bare, 'text/html');
  for (const element of page.querySelectorAll('script, link, meta[http-equiv], base')) element.remove();
  return { page: `<!doctype html>${page.documentElement.outerHTML}`, styles };
}

/** An email client uses the device's color scheme; here it is the previewed one. */
const inScheme = (text: string, scheme: 'light' | 'dark') =>
  text.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_rule, own: string) =>
    own === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );
