// The public site: a request of a guest's browser -> a page. It runs wherever there are Request and Response: beside the
// sandbox, on another Node host or at an edge.
import type {
  GuestEvent,
  GuestPass,
  GuestPhotoPage,
  GuestPhotoView,
  GuestSite,
  GuestSubscription,
} from '../api/guest.ts';
import { ask, type GuestApi, Refused, type SiteCallOptions } from './api.ts';
import { cookieOf, newVisitor, PASS, setCookie, VISITOR, visitorOf } from './cookies.ts';
import { GALLERY_SHOW, galleryPage } from './gallery-page.ts';
import { ENGLISH, languageFor } from './language.ts';
import type { Frame } from './page.ts';
import { photoPage } from './photo-page.ts';
import {
  busyPage,
  expiredPage,
  heldPage,
  hiddenPage,
  hideConfirmPage,
  hideDonePage,
  passcodePage,
  sharePage,
  unknownPage,
  unsubscribePage,
} from './state-pages.ts';

export interface SiteOptions {
  api: GuestApi;
  /** Where media are read, when that is not the site's own origin. */
  mediaOrigin?: string;
  /** The source of enhance.js, which is served as a separate file. */
  script: string;
}

/** One request, and what its pages are made with. */
interface RequestContext {
  request: Request;
  url: URL;
  api: GuestApi;
  frame: Frame;
  visitor: string | null;
  pass: string | null;
  /** Whether the browser asks for a language that the site has. */
  hasLanguage: boolean;
}

type Route = (visit: RequestContext, ...parts: string[]) => Promise<Response>;

const ROUTES: [method: string, path: RegExp, route: Route][] = [
  ['GET', /^\/p\/([\w-]+)$/, showPhoto],
  ['GET', /^\/p\/([\w-]+)\/share$/, showSharing],
  ['GET', /^\/p\/([\w-]+)\/save$/, savePhoto],
  ['GET', /^\/p\/([\w-]+)\/go\/(booking|review|cta)$/, followButton],
  ['GET', /^\/p\/([\w-]+)\/go\/product\/([\w-]+)$/, followProduct],
  ['GET', /^\/p\/([\w-]+)\/seen$/, noteSeen],
  ['POST', /^\/p\/([\w-]+)\/events$/, noteEvent],
  ['GET', /^\/p\/([\w-]+)\/hide$/, askToHide],
  ['POST', /^\/p\/([\w-]+)\/hide$/, hidePhoto],
  ['GET', /^\/u\/([\w-]+)$/, askToUnsubscribe],
  ['POST', /^\/u\/([\w-]+)$/, unsubscribe],
  ['GET', /^\/([a-z0-9-]{3,40})$/, showGallery],
  ['POST', /^\/([a-z0-9-]{3,40})$/, openGallery],
];

export function createSite({
  api,
  mediaOrigin = '',
  script,
}: SiteOptions): (request: Request) => Promise<Response> {
  const scriptPath = `/enhance-${fingerprint(script)}.js`;
  return async (request) => {
    const url = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (url.pathname === scriptPath) return asset(script, 'text/javascript; charset=utf-8', FOR_EVER);
    if (url.pathname === '/robots.txt')
      return asset('User-agent: *\nAllow: /\n', 'text/plain; charset=utf-8', 'max-age=3600');
    const wanted = languageFor(request.headers.get('accept-language'));
    const frame: Frame = {
      origin: url.origin,
      mediaOrigin,
      language: wanted ?? ENGLISH,
      nonce: newVisitor(),
      script: scriptPath,
    };
    const [visitor, pass] = [visitorOf(request), cookieOf(request, PASS)];
    const visit = { request, url, api, frame, visitor, pass, hasLanguage: wanted !== null };
    for (const [wanted, path, route] of ROUTES) {
      const found = wanted === method && path.exec(url.pathname);
      if (found) return route(visit, ...found.slice(1)).catch((error: unknown) => refusal(visit, error));
    }
    return respond(visit, unknownPage(frame, kindOf(url)), 404);
  };
}

async function getPhoto(visit: RequestContext, token: string): Promise<GuestPhotoView> {
  const { api, pass } = visit;
  const view = await ask<GuestPhotoView>(api, 'GET', `/guest/photos/${token}`, { pass });
  speakAs(visit, view.site);
  return view;
}

/** Without a language that the browser asks for, pages are in that of the session. */
function speakAs({ frame, hasLanguage }: RequestContext, { language }: GuestSite): void {
  if (!hasLanguage) frame.language = languageFor(language) ?? ENGLISH;
}

async function showPhoto(visit: RequestContext, token = ''): Promise<Response> {
  const view = await getPhoto(visit, token);
  return respond(visit, photoPage(visit.frame, view, messageIn(visit.url)));
}

async function showSharing(visit: RequestContext, token = ''): Promise<Response> {
  const view = await getPhoto(visit, token);
  await count(visit, token, { kind: 'share' });
  return respond(visit, sharePage(visit.frame, view));
}

async function savePhoto(visit: RequestContext, token = ''): Promise<Response> {
  const { photo } = await getPhoto(visit, token);
  await count(visit, token, { kind: 'download' });
  return redirect(visit, visit.frame.mediaOrigin + photo.url);
}

async function followButton(visit: RequestContext, token = '', button = ''): Promise<Response> {
  const { site } = await getPhoto(visit, token);
  const [to, kind] = {
    booking: [site.bookingUrl, 'bookingClick'] as const,
    review: [site.reviewUrl, 'reviewClick'] as const,
    cta: [site.ctaUrl, 'ctaClick'] as const,
  }[button as 'booking' | 'review' | 'cta'];
  if (!to) return respond(visit, unknownPage(visit.frame), 404);
  await count(visit, token, { kind });
  return redirect(visit, to);
}

async function followProduct(visit: RequestContext, token = '', productId = ''): Promise<Response> {
  const { products } = await getPhoto(visit, token);
  const to = products.find(({ id }) => id === productId)?.url;
  if (!to) return respond(visit, unknownPage(visit.frame), 404);
  await count(visit, token, { kind: 'productClick', productId });
  return redirect(visit, to);
}

/** A picture of one pixel, for browsers that run no script. */
const PIXEL = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

async function noteSeen(visit: RequestContext, token = ''): Promise<Response> {
  await count(visit, token, { kind: 'view', ...messageIn(visit.url) });
  return new Response(PIXEL, { headers: { 'content-type': 'image/gif', ...headersOf(visit) } });
}

/** What only a script can see. */
const FROM_SCRIPT = ['view', 'share', 'download'] as const;

async function noteEvent(visit: RequestContext, token = ''): Promise<Response> {
  const sent = new URLSearchParams(await visit.request.text());
  const kind = FROM_SCRIPT.find((one) => one === sent.get('kind'));
  if (kind) await count(visit, token, { kind, ...messageIn(visit.url) });
  return new Response(null, { status: 204, headers: headersOf(visit) });
}

async function askToHide(visit: RequestContext, token = ''): Promise<Response> {
  const view = await getPhoto(visit, token);
  const { frame } = visit;
  return view.own ? respond(visit, hideConfirmPage(frame, view)) : respond(visit, unknownPage(frame), 404);
}

async function hidePhoto(visit: RequestContext, token = ''): Promise<Response> {
  const { site } = await getPhoto(visit, token);
  await ask(visit.api, 'POST', `/guest/photos/${token}/hide`, { json: { confirm: true } });
  return respond(visit, hideDonePage(visit.frame, site));
}

async function askToUnsubscribe(visit: RequestContext, code = ''): Promise<Response> {
  const subscription = await ask<GuestSubscription>(visit.api, 'GET', `/guest/subscriptions/${code}`);
  return respond(visit, unsubscribePage(visit.frame, code, subscription));
}

async function unsubscribe(visit: RequestContext, code = ''): Promise<Response> {
  const subscription = await ask<GuestSubscription>(visit.api, 'POST', `/guest/subscriptions/${code}`);
  return respond(visit, unsubscribePage(visit.frame, code, subscription));
}

async function getSite(visit: RequestContext, slug: string): Promise<GuestSite> {
  const site = await ask<GuestSite>(visit.api, 'GET', `/guest/sites/${slug}`);
  speakAs(visit, site);
  return site;
}

async function showGallery(visit: RequestContext, slug = ''): Promise<Response> {
  const site = await getSite(visit, slug);
  const number = /^[1-9]\d{0,5}$/.exec(visit.url.searchParams.get('page') ?? '1')?.[0] ?? '1';
  const path = `/guest/sites/${slug}/photos?page=${number}&show=${GALLERY_SHOW}`;
  try {
    const photos = await ask<GuestPhotoPage>(visit.api, 'GET', path, { pass: visit.pass });
    return respond(visit, galleryPage(visit.frame, site, photos));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    return respond(visit, passcodePage(visit.frame, site, null), 401);
  }
}

async function openGallery(visit: RequestContext, slug = ''): Promise<Response> {
  const site = await getSite(visit, slug);
  const passcode = new URLSearchParams(await visit.request.text()).get('passcode') ?? '';
  try {
    const asked: SiteCallOptions = { json: { passcode } };
    const { pass, expiresAt } = await ask<GuestPass>(visit.api, 'POST', `/guest/sites/${slug}/passes`, asked);
    const seconds = Math.max(1, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
    return redirect(visit, `/${slug}`, [setCookie(visit.url, PASS, pass, seconds)]);
  } catch (error) {
    const trouble = error instanceof Refused && { 422: 'wrong' as const, 429: 'wait' as const }[error.status];
    if (!trouble) throw error;
    return respond(visit, passcodePage(visit.frame, site, trouble), (error as Refused).status);
  }
}

/** Whose message led here; a part of the address, and of no link on the page. */
function messageIn(url: URL): Pick<GuestEvent, 'message'> {
  const message = url.searchParams.get('m') ?? '';
  return /^[\w-]{12,64}$/.test(message) ? { message } : {};
}

/** Visitors without the cookie are not counted, because they are indistinguishable. A failure is not shown to the guest. */
async function count(
  { api, visitor, pass }: RequestContext,
  token: string,
  event: Omit<GuestEvent, 'visitor'>,
): Promise<void> {
  if (visitor === null) return;
  await api('POST', `/guest/photos/${token}/events`, { json: { ...event, visitor }, pass });
}

/** What the address seems to be of. */
const kindOf = ({ pathname }: URL) =>
  pathname.startsWith('/p/') ? 'photo' : pathname.startsWith('/u/') ? 'subscription' : 'gallery';

function refusal(visit: RequestContext, error: unknown): Response {
  if (!(error instanceof Refused)) throw error;
  const { frame, url } = visit;
  // Loads itself again, also without a script.
  if (error.type === '/problems/held') return respond(visit, heldPage(frame), 200, { refresh: '10' });
  if (error.type === '/problems/hidden') return respond(visit, hiddenPage(frame), 410);
  if (error.type === '/problems/expired') return respond(visit, expiredPage(frame), 410);
  if (error.status === 404 || error.status === 422)
    return respond(visit, unknownPage(frame, kindOf(url)), 404);
  const slug = /^[a-z0-9-]{3,40}$/.exec(url.searchParams.get('gallery') ?? '')?.[0];
  if (error.status === 401 && slug) return redirect(visit, `/${slug}`);
  if (error.status === 401) return respond(visit, unknownPage(frame), 404);
  return respond(visit, busyPage(frame, url.pathname), 503, { 'retry-after': '5' });
}

function respond(
  visit: RequestContext,
  body: string,
  status = 200,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...headersOf(visit), ...more });
  if (visit.visitor === null && visit.request.method === 'GET') {
    headers.append('set-cookie', setCookie(visit.url, VISITOR, newVisitor()));
  }
  return new Response(visit.request.method === 'HEAD' ? null : body, { status, headers });
}

function redirect(visit: RequestContext, location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, ...headersOf(visit) });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function headersOf({ frame: { nonce, mediaOrigin } }: RequestContext): Record<string, string> {
  const self = `'self'${mediaOrigin && ` ${mediaOrigin}`}`;
  return {
    'cache-control': 'private, no-store',
    vary: 'Accept-Language, Cookie',
    'content-security-policy': [
      "default-src 'none'",
      `img-src ${self} data:`,
      `media-src ${self}`,
      `connect-src ${self}`,
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // The address of a photo is its key: other sites learn the origin at most.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

const FOR_EVER = 'max-age=31536000, immutable';

const asset = (text: string, type: string, caching: string): Response =>
  new Response(text, {
    headers: {
      'content-type': type,
      'cache-control': `public, ${caching}`,
      'x-content-type-options': 'nosniff',
    },
  });

/** FNV-1a: another script has another address, so that browsers may keep each. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
