// Ways to share a photo, as a page and in a dialog.
import type { GuestPhotoView } from '../api/guest.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import type { Frame } from './page.ts';

/** For the guest whose photo or video it is, and for others. */
export const titleOf = (language: Language, view: GuestPhotoView): string => {
  if (!view.own) return sharedTitle(language, view);
  const { words } = language;
  const title = view.photo.media === 'video' ? words.yourVideo : words.yourPhoto;
  return title(view.site.business);
};

/** For those it is shared with. */
export const sharedTitle = ({ words }: Language, { photo, site }: GuestPhotoView): string =>
  (photo.media === 'video' ? words.aVideo : words.aPhoto)(site.business);

export function sharing({ origin, language }: Frame, view: GuestPhotoView): Html {
  const { words } = language;
  const { photo } = view;
  const link = `${origin}/p/${photo.token}`;
  const title = titleOf(language, view);
  const shared = sharedTitle(language, view);
  const text = encodeURIComponent(`${shared}: ${link}`);
  const subject = encodeURIComponent(shared);
  return html`<div class="sharing"><h2 id="sharing-title">${words.shareTitle}</h2>
<label>${words.link}<input type="text" readonly value="${link}" data-link data-title="${title}"></label>
<button class="button" type="button" data-copy hidden>${words.copy}</button>
<a class="button quiet" href="mailto:?subject=${subject}&body=${text}">${words.byEmail}</a>
<a class="button quiet" href="https://wa.me/?text=${text}" rel="noopener">${words.byWhatsApp}</a>
${photo.media !== 'video' && html`<button class="button quiet" type="button" data-story hidden>${words.storySize}</button>`}
<p class="muted" role="status" data-status></p>
<a class="button quiet" href="/p/${photo.token}" data-close>${words.back}</a></div>`;
}
