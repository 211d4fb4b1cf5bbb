// Ways to share a photo, as a page and in a dialog.
import type { GuestPhotoView } from '../api/guest.ts';
import { type Html, html } from './html.ts';
import type { Frame } from './page.ts';

export function sharing({ origin, language }: Frame, { photo, site, own }: GuestPhotoView): Html {
  const { words } = language;
  const link = `${origin}/p/${photo.token}`;
  const title = own ? words.yourPhoto(site.business) : words.aPhoto(site.business);
  const text = encodeURIComponent(`${words.aPhoto(site.business)}: ${link}`);
  const subject = encodeURIComponent(words.aPhoto(site.business));
  return html`<div class="sharing"><h2 id="sharing-title">${words.shareTitle}</h2>
<label>${words.link}<input type="text" readonly value="${link}" data-link data-title="${title}"></label>
<button class="button" type="button" data-copy hidden>${words.copy}</button>
<a class="button quiet" href="mailto:?subject=${subject}&body=${text}">${words.byEmail}</a>
<a class="button quiet" href="https://wa.me/?text=${text}" rel="noopener">${words.byWhatsApp}</a>
${photo.media !== 'video' && html`<button class="button quiet" type="button" data-story hidden>${words.storySize}</button>`}
<p class="muted" role="status" data-status></p>
<a class="button quiet" href="/p/${photo.token}" data-close>${words.back}</a></div>`;
}
