// The gallery of a session.
import type { GuestPhoto, GuestPhotoPage, GuestSite } from '../api/guest.ts';
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
        ? daysOf(frame, photos.items, site).map(
            ({ day, items, at }) =>
              html`<section class="day"><h2>${day}</h2>${wall(frame, items, site, first + at, at)}</section>`,
          )
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

/** The photos by the day on which they were taken, at the place of the site. `at` is the position of the first. */
function daysOf({ language }: Frame, photos: GuestPhoto[], { timezone }: GuestSite) {
  const format = new Intl.DateTimeFormat(language.tag, { dateStyle: 'full', timeZone: timezone });
  const days = Map.groupBy(photos, ({ capturedAt }) => format.format(new Date(capturedAt)));
  let at = 0;
  return [...days].map(([day, items]) => {
    at += items.length;
    return { day, items, at: at - items.length };
  });
}
