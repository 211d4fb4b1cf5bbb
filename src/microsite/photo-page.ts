// The page of one photo: the photo first, then what belongs to it.
import type { GuestEvent, GuestPair, GuestPhoto, GuestPhotoView, GuestProduct } from '../api/guest.ts';
import { formatMoney } from '../lib/money.ts';
import { type Html, html } from './html.ts';
import { icons } from './icons.ts';
import type { Language } from './language.ts';
import { type Frame, isOpen, page } from './page.ts';
import { sharedTitle, sharing, titleOf } from './share-page.ts';
import { wall } from './wall.ts';

/** The photo fills the screen's width, and leaves some of its height to what comes below. */
const SHARE_OF_HEIGHT = 72;

/** @param message whose link led here */
export function photoPage(
  frame: Frame,
  view: GuestPhotoView,
  { message }: Pick<GuestEvent, 'message'> = {},
): string {
  const { photo, site, pair, products, others, own } = view;
  const { words } = frame.language;
  const title = titleOf(frame.language, view);
  const { width, height, token } = photo;
  const ratio = width && height ? width / height : null;
  const small = photo.thumbUrl && frame.mediaOrigin + photo.thumbUrl;
  const date = dateOf(view, frame.language);
  const taken = photo.media === 'video' ? words.videoTaken(date) : words.photoTaken(date);
  return page(frame, {
    title: photo.caption ? `${photo.caption} · ${site.business}` : title,
    kind: 'photo',
    site,
    listed: isListed(view),
    enhanced: true,
    properties: `${ratio ? `--width:calc(${SHARE_OF_HEIGHT}svh*${ratio.toFixed(4)});` : ''}${small ? `--small:url("${small}");` : ''}`,
    preload: small,
    preview: {
      title: sharedTitle(frame.language, view),
      description: photo.caption ?? taken,
      path: `/p/${token}`,
      image: photo.media === 'video' ? null : { url: photo.url, width, height },
    },
    content: html`<article data-photo="${token}" data-copied="${words.copied}" data-name="${site.business}">
${hero(frame, photo, taken)}
<div class="column stack about"><div class="lead"><h1>${photo.caption ?? title}</h1><p class="muted">${date}${
      own && site.thanksText && html` · ${site.thanksText}`
    }</p></div></div>
${bar(view, frame.language)}
<div class="column stack">
${pair && comparison(frame, pair)}
${products.length > 0 && productList(frame, products, token)}
${
  site.ctaLabel &&
  site.ctaUrl &&
  html`<p class="buttons"><a class="button quiet" href="/p/${token}/go/cta" rel="noopener">${site.ctaLabel}</a></p>`
}
${
  (others.length > 0 || isOpen(site)) &&
  html`<section class="lead"><h2>${words.more}</h2>${others.length > 0 && wall(frame, others, site)}${
    site.slug && html`<p><a class="button quiet" href="/${site.slug}">${words.seeAll}</a></p>`
  }</section>`
}
</div>
<noscript><img src="/p/${token}/seen${message && `?m=${message}`}" alt="" width="1" height="1"></noscript>
</article>
<dialog id="sharing" aria-labelledby="sharing-title">${sharing(frame, view)}</dialog>`,
    foot: own && html`<a href="/p/${token}/hide" rel="nofollow">${words.hideMine}</a>`,
  });
}

/** Only what everybody may see is for search engines. A guest's own link also opens what is in no gallery. */
const isListed = ({ site, own }: GuestPhotoView): boolean =>
  !own && site.galleryVisibility === 'public' && !site.hasPasscode && site.slug !== null;

function dateOf({ photo, site }: GuestPhotoView, { tag }: Language): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: site.timezone }).format(
    new Date(photo.capturedAt),
  );
}

/** The small version is the ground on which the large one arrives. */
function hero({ mediaOrigin }: Frame, photo: GuestPhoto, alt: string): Html {
  const { media, url, thumbUrl, width, height } = photo;
  const size = width && height ? html` width="${width}" height="${height}"` : null;
  const shown =
    media === 'video'
      ? html`<video src="${mediaOrigin}${url}"${size} controls playsinline preload="metadata" aria-label="${alt}"></video>`
      : html`<img class="large" src="${mediaOrigin}${url}"${size} alt="${alt}" fetchpriority="high">`;
  return html`<div class="hero">${thumbUrl && html`<div class="glow"></div>`}<div class="photo">${shown}</div></div>`;
}

/** Before the other photos, so that the keyboard reaches it first; a phone shows it at the bottom. */
function bar({ photo, site }: GuestPhotoView, { words }: Language): Html {
  const { token } = photo;
  return html`<nav class="bar" aria-label="${words.share}"><ul>
<li><a class="first" href="/p/${token}/save" download="${fileName(site.business)}" rel="nofollow">${icons.save}${words.save}</a></li>
<li><a href="/p/${token}/share" data-share rel="nofollow">${icons.share}${words.share}</a></li>
${site.bookingUrl && html`<li><a href="/p/${token}/go/booking" rel="nofollow noopener">${icons.book}${words.book}</a></li>`}
${site.reviewUrl && html`<li><a href="/p/${token}/go/review" rel="nofollow noopener">${icons.review}${words.review}</a></li>`}
</ul></nav>`;
}

/** The ending follows from what the file is. */
const fileName = (business: string): string => business.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'photo';

/** Side by side; with a script one over the other, with a slider. */
function comparison({ mediaOrigin, language: { words } }: Frame, { before, after }: GuestPair): Html {
  const side = ({ url, width, height }: GuestPhoto, label: string) =>
    html`<figure><img src="${mediaOrigin}${url}" alt="${label}" loading="lazy"${
      width && height ? html` width="${width}" height="${height}"` : null
    }><figcaption aria-hidden="true">${label}</figcaption></figure>`;
  return html`<section class="lead"><h2>${words.before} · ${words.after}</h2>
<div class="sides" data-compare>${side(before, words.before)}${side(after, words.after)}<input type="range" min="0" max="100" value="50" aria-label="${words.compare}"></div></section>`;
}

function productList({ mediaOrigin, language }: Frame, products: GuestProduct[], token: string): Html {
  const { words, tag } = language;
  return html`<section class="lead"><h2>${words.products}</h2><ul class="products">${products.map(
    ({ id, name, brand, price, currency, imageUrl, url }) =>
      html`<li${!imageUrl && html` class="bare"`}>${
        imageUrl && html`<img src="${mediaOrigin}${imageUrl}" alt="" width="72" height="72" loading="lazy">`
      }<p><strong>${name}</strong>${brand}${brand && price !== null && ' · '}${
        price !== null && formatMoney(price, currency, tag)
      }</p>${
        url &&
        html`<a class="button quiet" href="/p/${token}/go/product/${id}" rel="nofollow noopener">${words.shop}<span class="visually-hidden"> ${name}</span></a>`
      }</li>`,
  )}</ul></section>`;
}
