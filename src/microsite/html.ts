// HTML as text. What is put into a template is escaped, unless it is HTML already.

export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

export const raw = (text: string): Html => ({ html: text });

function toText(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return `${part}`;
  return 'html' in part ? part.html : part.map(toText).join('');
}

/** `` html`<p>${text}</p>` `` */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  raw(texts.reduce((all, text, i) => all + toText(parts[i - 1]) + text));
