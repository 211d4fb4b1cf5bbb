// The gallery of a session.
import type { GuestPhotoPage, GuestSite } from '../api/guest.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';
import { type Frame, page } from './page.ts';
import { wall } from './wall.ts';

export const GALLERY_SHOW = 24;

export function galleryPage(frame: Frame, site: GuestSite, photos: GuestPhotoPage): string {
  const { words } = frame.language;
  const title = words.photos(site.business);
  const path = `/${site.slug}`;
  const [newest] = photos.items;
  const first = (photos.page - 1) * GALLERY_SHOW + 1;
  const linkTo = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  return page(frame, {
    title,
    kind: 'wall',
    site,
    listed: site.galleryVisibility === 'public' && !site.hasPasscode,
    preview: {
      title,
      description: site.location ?? title,
      path: linkTo(photos.page),
      image: newest && newest.media !== 'video' ? { url: newest.url, ...sizeOf(newest) } : null,
    },
    content: html`${
      site.backgroundUrl &&
      html`<div class="cover"><img src="${frame.mediaOrigin}${site.backgroundUrl}" alt=""></div>`
    }<div class="intro stack"><div class="lead"><h1>${title}</h1></div></div>
<div class="stack">${
      photos.items.length > 0
        ? wall(frame, photos.items, site, first)
        : html`<div class="empty"><span class="sign">${icons.photo}</span><h2>${words.noPhotos}</h2><p class="muted">${words.noPhotosText}</p></div>`
    }</div>
${
  photos.pages > 1 &&
  html`<nav class="pages" aria-label="${words.pageOf(photos.page, photos.pages)}">${
    photos.page > 1
      ? html`<a class="button quiet" rel="prev" href="${linkTo(photos.page - 1)}">${words.previous}</a>`
      : html`<span></span>`
  }<span class="muted">${words.pageOf(photos.page, photos.pages)}</span>${
    photos.page < photos.pages
      ? html`<a class="button quiet" rel="next" href="${linkTo(photos.page + 1)}">${words.next}</a>`
      : html`<span></span>`
  }</nav>`
}`,
  });
}

const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({ width, height });
