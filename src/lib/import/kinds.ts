// What the cells of a column hold: how people write it, and what the contract wants of it. Whether it is right says the
// contract's own validator; here nothing is refused.

export type CellKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'monthDay'
  | 'list'
  | 'consent'
  | 'money'
  | 'yesNo'
  | 'wholeNumber';

interface Kind {
  /** The same value as an import file writes it; what cannot be understood stays as it is. */
  tidy(text: string): string;
  /** A tidy text as the contract's body has it. */
  read(text: string): unknown;
}

const asItIs = (text: string) => text;

export const KINDS: Record<CellKind, Kind> = {
  text: { tidy: asItIs, read: asItIs },
  email: { tidy: (text) => text.replace(/^mailto:/i, ''), read: asItIs },
  phone: { tidy: tidyPhone, read: asItIs },
  monthDay: { tidy: tidyMonthDay, read: asItIs },
  list: { tidy: (text) => itemsOf(text).join('; '), read: (text) => [...new Set(itemsOf(text))] },
  consent: { tidy: tidyConsent, read: (status) => ({ status, how: 'import' }) },
  money: { tidy: tidyMoney, read: minorUnits },
  yesNo: { tidy: tidyYesNo, read: (text) => (text === 'true' ? true : text === 'false' ? false : text) },
  wholeNumber: { tidy: asItIs, read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text) },
};

/** Two texts of a column that tells records apart mean the same record when their keys agree. */
export const sameKey = (kind: CellKind, text: string): string =>
  kind === 'phone' && !text.startsWith('+') ? `+1${text}` : text.toLowerCase();

/** Digits alone, after a plus in the international form; the country code 1 is left out as the contract does. */
function tidyPhone(text: string): string {
  const bare = text.replace(/[\s().\-/‐-―]/g, '');
  if (!/^(\+|00)?\d+$/.test(bare)) return text;
  const number = bare.replace(/^00/, '+');
  return /^1\d{10}$/.test(number) ? number.slice(1) : number;
}

/** `04-23` of `1990-04-23`, `23.4.1990` and `4/23`; of two numbers that could both be months nothing is guessed. */
function tidyMonthDay(text: string): string {
  const written = (month: string | undefined, day: string | undefined) =>
    `${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const iso = /^(?:\d{4}-)?(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return written(iso[1], iso[2]);
  const german = /^(\d{1,2})\. ?(\d{1,2})\.(?: ?\d{2,4})?$/.exec(text);
  if (german) return written(german[2], german[1]);
  const [, one, other] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(text) ?? [];
  if (Number(one) > 12 || (one !== undefined && Number(one) === Number(other))) return written(other, one);
  return Number(other) > 12 ? written(one, other) : text;
}

/** Semicolons part the items; in a cell without one, commas or bars do. */
function itemsOf(text: string): string[] {
  const items = text.split(text.includes(';') ? ';' : /[,|]/);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

const YES = ['true', 'yes', 'y', '1', 'x', 'on', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai'];
const NO = ['false', 'no', 'n', '0', 'off', 'nein', 'falsch', 'non', 'faux'];
const IN = ['in', 'opt-in', 'opted in', 'subscribed', 'abonniert', 'abonné', 'abonnée', 'inscrit', ...YES];
const OUT = ['out', 'opt-out', 'opted out', 'unsubscribed', 'abgemeldet', 'désabonné', 'désinscrit', ...NO];
const NOT_ASKED = ['unknown', 'unbekannt', 'inconnu', '-', '?'];

function tidyConsent(text: string): string {
  const said = text.toLowerCase();
  if (NOT_ASKED.includes(said)) return '';
  return IN.includes(said) ? 'in' : OUT.includes(said) ? 'out' : text;
}

function tidyYesNo(text: string): string {
  const said = text.toLowerCase();
  return YES.includes(said) ? 'true' : NO.includes(said) ? 'false' : text;
}

/** `48.00` of `$48`, `48,00 €` and `1.048,00`: what parts the cents is the last mark, with one or two digits behind it. */
function tidyMoney(text: string): string {
  const bare = text.replace(/[\s'’]|[A-Z]{3}|\p{Sc}/gu, '');
  if (!/^\d[\d.,]*$/.test(bare)) return text;
  const [, whole = bare, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const thousands = /^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole);
  if (thousands && (cents !== '' || whole.includes(',') || whole.split('.').length > 2)) {
    return whole.replace(/[.,]/g, '') + (cents && `.${cents.padEnd(2, '0')}`);
  }
  return /^\d+$/.test(whole) ? whole + (cents && `.${cents.padEnd(2, '0')}`) : text;
}

/** Hundredths of the unit: the server, which knows the account's currency, has the last word. */
function minorUnits(text: string): number {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole + cents.padEnd(2, '0'));
}
