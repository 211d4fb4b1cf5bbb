// An email as an HTML page: the text inside the business's branding.

import type { components } from '../../../src/api/generated/schema.d.ts';
import { contrastOf } from '../../../src/lib/contrast.ts';
import { guestTexts } from '../../../src/lib/guest-texts.ts';
import { buttonOf, hasMark, type Mark, paragraphsOf } from '../../../src/lib/message-text.ts';
import { knownLocale } from '../locale.ts';
import { minorDigits } from '../products/price.ts';
import { buttonHtml, escaped, type Fill, pictureHtml, toHtml } from './markdown.ts';

type Schemas = components['schemas'];

export interface Frame {
  locale: string;
  business: string;
  address: Schemas['PostalAddress'] | null;
  linkUrl: string | null;
  /** Null in a test copy; undefined if the message is not part of a subscription. */
  unsubscribeUrl?: string | null;
  /** URLs of the pictures that are shown together. */
  pictures: string[];
  /** URLs of the pictures within the text, by asset id. */
  placed: ReadonlyMap<string, string>;
  products: { name: string; price: number | null; currency: string; url: string | null }[];
  /** The recipient's photo; null without one. */
  photo: { url: string; link: string | null; words: string } | null;
}

interface Words {
  subject: string;
  preheader: string | null;
  /** Markdown. */
  body: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: #f4f4f2; color: #1d1d1b; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #fff; overflow-wrap: anywhere; }
img { display: block; max-width: 100%; height: auto; margin: 0 0 16px; }
a { color: #1f5f46; }
.button { display: inline-block; padding: 10px 18px; border-radius: 6px; background: #1f5f46; color: #fff; text-decoration: none; }
.preheader { display: none; }
footer { max-width: 560px; margin: 16px auto 0; color: #5c5c58; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #161614; color: #ededea; }
  main { background: #21211f; }
  a { color: #8fd3b4; }
  .button { background: #8fd3b4; color: #12211a; }
  footer { color: #a5a5a0; }
}`;

/** The email of a campaign. */
export function page({ subject, preheader, body }: Words, frame: Frame, fill: Fill): string {
  const { locale, linkUrl } = frame;
  const marked: Record<Mark, string> = {
    '{{pictures}}': frame.pictures.map((url) => pictureHtml(url)).join('\n'),
    '{{products}}':
      frame.products.length === 0
        ? ''
        : `<ul>${frame.products.map((one) => productLine(one, locale)).join('')}</ul>`,
    '{{photo}}': photoHtml(frame.photo),
  };
  const unless = (isThere: boolean, html: string) => (isThere || html === '' ? [] : [html]);
  const hasButton = paragraphsOf(body).some((lines) => buttonOf(lines)?.url === '{{link}}');
  const content = [
    ...unless(hasMark(body, '{{pictures}}'), marked['{{pictures}}']),
    toHtml(body, fill, marked, frame.placed),
    ...unless(linkUrl === null || hasButton, buttonHtml(linkUrl ?? '', guestTexts(locale).learnMore)),
    ...unless(hasMark(body, '{{products}}'), marked['{{products}}']),
  ];
  return inFrame({ subject, preheader, content: content.join('\n') }, frame);
}

function photoHtml(photo: Frame['photo']): string {
  if (photo === null) return '';
  const picture = pictureHtml(photo.url, photo.words);
  return photo.link === null ? picture : `<a href="${escaped(photo.link)}">${picture}</a>`;
}

/** An email around HTML. */
export function inFrame(
  { subject, preheader, content }: { subject: string; preheader: string | null; content: string },
  {
    locale,
    business,
    address,
    unsubscribeUrl,
    color,
  }: Pick<Frame, 'locale' | 'business' | 'address' | 'unsubscribeUrl'> & { color?: string | null },
): string {
  const style = color ? `${STYLE}\n${buttonStyle(color)}` : STYLE;
  return [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(subject)}</title><style>${style}</style></head><body>`,
    ...(preheader === null ? [] : [`<div class="preheader">${escaped(preheader)}</div>`]),
    '<main>',
    content,
    '</main>',
    `<footer>${[business, ...addressLines(address, locale)].map(escaped).join('<br>')}${unsubscribe(unsubscribeUrl, guestTexts(locale).unsubscribe)}</footer>`,
    '</body></html>',
  ].join('\n');
}

/** The button in a color of the brand, with text that is readable on it. */
const buttonStyle = (color: string): string => {
  const text = contrastOf(color, '#FFFFFF') > contrastOf(color, '#12211A') ? '#FFFFFF' : '#12211A';
  return `.button.button { background: ${color}; color: ${text}; }`;
};

function unsubscribe(url: string | null | undefined, words: string): string {
  if (url === undefined) return '';
  return `<br>${url === null ? `<u>${words}</u>` : `<a href="${escaped(url)}">${words}</a>`}`;
}

function productLine({ name, price, currency, url }: Frame['products'][number], locale: string): string {
  const shown = url === null ? escaped(name) : `<a href="${escaped(url)}">${escaped(name)}</a>`;
  return `<li>${shown}${price === null ? '' : ` ${escaped(priceIn(price, currency, locale))}`}</li>`;
}

/** @param price in minor units */
function priceIn(price: number, currency: string, locale: string): string {
  const whole = price / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(knownLocale(locale), { style: 'currency', currency }).format(whole);
}

const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames([knownLocale(locale), 'en'], { type: 'region' }).of(code) ?? '';

const addressLines = (address: Schemas['PostalAddress'] | null, locale: string): string[] =>
  address === null
    ? []
    : [
        address.line1,
        address.line2,
        [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
        address.country && countryName(address.country, locale),
      ].filter((line) => line !== '');
