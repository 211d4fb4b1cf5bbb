import type { GuestPhoto, GuestSite } from '../api/guest.ts';
import { type Html, html } from './html.ts';
import type { Frame } from './page.ts';

/** Photos side by side, each a link to its own page; one of a locked gallery leads back to the passcode. */
export const wall = (
  { mediaOrigin, language: { words } }: Frame,
  photos: GuestPhoto[],
  { slug, hasPasscode }: GuestSite,
  first = 1,
  /** How many photos of the page are above. */
  above = 0,
): Html =>
  html`<ul class="wall">${photos.map(({ token, media, url, thumbUrl, width, height, caption }, i) => {
    const label = caption ?? words.openPhoto(first + i);
    const shown = thumbUrl
      ? html`<img src="${mediaOrigin}${thumbUrl}" alt="${label}" width="240" height="240"${above + i > 5 && html` loading="lazy"`}>`
      : html`<video src="${mediaOrigin}${url}#t=0.1" preload="metadata" muted aria-label="${label}"></video>`;
    const isStrip = width !== null && height !== null && height > width * 2;
    return html`<li><a class="tile${media === 'video' && ' film'}${isStrip && ' strip'}" href="/p/${token}${hasPasscode && `?gallery=${slug}`}">${shown}</a></li>`;
  })}</ul>`;
