// Pages that show no photo: what is asked before one is seen, and why one is not.
import type { GuestPhotoView, GuestSite, GuestSubscription } from '../api/guest.ts';
import { type Html, html } from './html.ts';
import { icons } from './icons.ts';
import { type Frame, page } from './page.ts';
import { sharing } from './share-page.ts';

interface State {
  title: string;
  text?: string;
  icon: Html;
  site?: GuestSite | null;
  /** Below the text. */
  more?: Html | null;
}

const statePage = (frame: Frame, { title, text, icon, site = null, more = null }: State): string =>
  page(frame, {
    title: site ? `${title} · ${site.business}` : title,
    kind: 'state',
    site,
    content: html`<div class="state"><span class="sign">${icon}</span><h1>${title}</h1>${
      text && html`<p class="muted">${text}</p>`
    }${more}</div>`,
  });

export function passcodePage(frame: Frame, site: GuestSite, trouble: 'wrong' | 'wait' | null): string {
  const { words } = frame.language;
  const says = trouble && (trouble === 'wrong' ? words.passcodeWrong : words.passcodeWait);
  return statePage(frame, {
    title: words.passcodeTitle,
    text: words.passcodeText(site.business),
    icon: icons.lock,
    site,
    more: html`<form method="post" action="/${site.slug}"><label>${words.passcode}<input type="password" name="passcode" required maxlength="40" autocomplete="off" autocapitalize="none"${
      says && html` aria-invalid="true" aria-describedby="wrong"`
    }></label>${says && html`<p class="wrong" id="wrong" role="alert">${says}</p>`}<button class="button">${words.passcodeOpen}</button></form>`,
  });
}

export function expiredPage(frame: Frame): string {
  const { expiredTitle, expiredText } = frame.language.words;
  return statePage(frame, { title: expiredTitle, text: expiredText, icon: icons.expired });
}

export function heldPage(frame: Frame): string {
  const { heldTitle, heldText } = frame.language.words;
  return statePage(frame, { title: heldTitle, text: heldText, icon: icons.photo });
}

export function hiddenPage(frame: Frame): string {
  const { hiddenTitle, hiddenText } = frame.language.words;
  return statePage(frame, { title: hiddenTitle, text: hiddenText, icon: icons.hidden });
}

export function unknownPage(frame: Frame, kind: 'photo' | 'gallery' | 'subscription' = 'photo'): string {
  const { unknownTitle, unknownText, unknownGallery, unknownLink } = frame.language.words;
  const text = { photo: unknownText, gallery: unknownGallery, subscription: unknownLink }[kind];
  return statePage(frame, { title: unknownTitle, text, icon: icons.unknown });
}

/** @param path where to try again */
export function busyPage(frame: Frame, path: string): string {
  const { busyTitle, busyText, retry } = frame.language.words;
  return statePage(frame, {
    title: busyTitle,
    text: busyText,
    icon: icons.expired,
    more: html`<p><a class="button" href="${path}">${retry}</a></p>`,
  });
}

const thumb = ({ mediaOrigin }: Frame, { thumbUrl, width, height }: GuestPhotoView['photo']): Html | null =>
  thumbUrl
    ? html`<img class="preview" src="${mediaOrigin}${thumbUrl}" alt=""${
        width && height ? html` width="${width}" height="${height}"` : null
      }>`
    : null;

export function hideConfirmPage(frame: Frame, { photo, site }: GuestPhotoView): string {
  const { words } = frame.language;
  return statePage(frame, {
    title: words.hideTitle,
    text: words.hideText(site.business),
    icon: icons.hidden,
    site,
    more: html`${thumb(
      frame,
      photo,
    )}<form method="post" action="/p/${photo.token}/hide"><button class="button">${words.hideConfirm}</button><a class="button quiet" href="/p/${photo.token}">${words.keep}</a></form>`,
  });
}

export function hideDonePage(frame: Frame, site: GuestSite): string {
  const { hideDone, hideDoneText } = frame.language.words;
  return statePage(frame, { title: hideDone, text: hideDoneText, icon: icons.done, site });
}

export function sharePage(frame: Frame, view: GuestPhotoView): string {
  const { words } = frame.language;
  return page(frame, {
    title: `${words.shareTitle} · ${view.site.business}`,
    kind: 'state',
    site: view.site,
    content: html`<h1 class="visually-hidden">${words.shareTitle}</h1><div class="column stack">${thumb(frame, view.photo)}${sharing(frame, view)}</div>`,
  });
}

export function unsubscribePage(frame: Frame, code: string, subscription: GuestSubscription): string {
  const { words } = frame.language;
  const { business, topic, channel, subscribed } = subscription;
  const isReport = topic === 'weeklyReport';
  if (!subscribed) {
    return statePage(frame, {
      title: words.unsubscribed,
      text: isReport ? words.unsubscribedReport(business) : words.unsubscribedText(business),
      icon: icons.done,
    });
  }
  return statePage(frame, {
    title: words.unsubscribeTitle(business),
    text: isReport
      ? words.unsubscribeReport
      : channel === 'email'
        ? words.unsubscribeEmail
        : words.unsubscribeSms,
    icon: icons.mail,
    more: html`<form method="post" action="/u/${code}"><button class="button">${words.unsubscribe}</button></form>`,
  });
}
