// A whole page around its content: head, header and footer.
import type { GuestSite } from '../api/guest.ts';
import { type Html, html, raw } from './html.ts';
import type { Language } from './language.ts';
import { styles } from './style.ts';
import { PALETTES, themeStyle } from './theme.ts';

/** What every page is made with. */
export interface Frame {
  /** Where the site is reached: `https://photos.example`. */
  origin: string;
  /** In front of addresses of media; empty where they are on the site's own origin. */
  mediaOrigin: string;
  language: Language;
  /** Of this page's style and script elements. */
  nonce: string;
  /** The enhancement script's address. */
  script: string;
}

/** What a link to the page shows elsewhere. */
export interface LinkPreview {
  title: string;
  description: string;
  path: string;
  image: { url: string; width: number | null; height: number | null } | null;
}

interface Page {
  title: string;
  kind: keyof typeof styles;
  site: GuestSite | null;
  content: Html;
  /** Whether search engines may list it. */
  listed?: boolean;
  preview?: LinkPreview;
  /** More custom properties of the page. */
  properties?: string;
  /** A picture that the first view needs. */
  preload?: string | null;
  enhanced?: boolean;
  foot?: Html | false;
}

const UNKNOWN_OWNER = { primaryColor: null, accentColor: null, font: 'system-ui' };

/** Without an owner the page follows the browser's color scheme. */
function ownerStyle(site: GuestSite | null): string {
  if (site) return `:root{${themeStyle(site)}}`;
  const dark = themeStyle({ ...UNKNOWN_OWNER, theme: 'dark' });
  return `:root{${themeStyle({ ...UNKNOWN_OWNER, theme: 'light' })}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}

export function page(frame: Frame, given: Page): string {
  const { language, nonce, script, mediaOrigin } = frame;
  const {
    title,
    kind,
    site,
    content,
    listed = false,
    preview,
    properties = '',
    preload,
    enhanced,
    foot,
  } = given;
  const { words } = language;
  const style = `${ownerStyle(site)}${properties && `:root{${properties}}`}${styles[kind]}`;
  const ground = site && PALETTES[site.theme].ground;
  return html`<!doctype html>
<html lang="${language.tag}" class="${site?.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
${!listed && html`<meta name="robots" content="noindex">`}
${ground && html`<meta name="theme-color" content="${ground}">`}
<link rel="icon" href="data:,">
${preview ? previewTags(frame, preview, site) : html`<meta name="description" content="${title}">`}
${preload && html`<link rel="preload" as="image" href="${preload}" fetchpriority="high">`}
<style nonce="${nonce}">${raw(style.replaceAll('<', ''))}</style>
${enhanced && html`<script type="module" nonce="${nonce}" src="${script}"></script>`}
</head>
<body>
${site && header(site, mediaOrigin)}
<main>${content}</main>
${
  (foot || site?.termsUrl) &&
  html`<footer class="foot">${foot}${
    site?.termsUrl && html`<a href="${site.termsUrl}" rel="noopener">${words.terms}</a>`
  }</footer>`
}
</body>
</html>`.html.replace(/\n+/g, '\n');
}

/** Whether every guest may see the gallery. */
export const isOpen = ({ slug, galleryVisibility }: GuestSite): boolean =>
  slug !== null && galleryVisibility === 'public';

function header(site: GuestSite, mediaOrigin: string): Html {
  const { business, location, logoUrl, slug } = site;
  const name = logoUrl
    ? html`<img src="${mediaOrigin}${logoUrl}" alt="${business}" width="160" height="56">`
    : html`<span class="name">${business}</span>`;
  return html`<header class="top">${isOpen(site) ? html`<a href="/${slug}">${name}</a>` : name}${
    location && html`<span class="place">${location}</span>`
  }</header>`;
}

function previewTags(
  { origin, mediaOrigin }: Frame,
  { title, description, path, image }: LinkPreview,
  site: GuestSite | null,
) {
  const imageUrl = image && `${mediaOrigin || origin}${image.url}`;
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}${path}">
${site && html`<meta property="og:site_name" content="${site.business}">`}
${
  image &&
  html`<meta property="og:image" content="${imageUrl}">
${image.width && html`<meta property="og:image:width" content="${image.width}">`}
${image.height && html`<meta property="og:image:height" content="${image.height}">`}
<meta name="twitter:image" content="${imageUrl}">`
}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">`;
}
