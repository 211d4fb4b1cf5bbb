import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeApi, VIEW } from '../testing/guest-views.ts';
import { guestApi } from './api.ts';
import { createSite } from './site.ts';

const ORIGIN = 'https://photos.example';
const { token } = VIEW.photo;
const PHOTO = `GET /guest/photos/${token}`;
const EVENTS = `POST /guest/photos/${token}/events`;
const ok = (body: unknown) => ({ status: 200, body });
const script = readFileSync(new URL('./enhance.js', import.meta.url), 'utf8');
const visitor = 'v'.repeat(22);

function open(answers: Parameters<typeof fakeApi>[0] = { [PHOTO]: ok(VIEW) }) {
  const { api, seen } = fakeApi(answers);
  const site = createSite({ api, script });
  const ask = (path: string, init?: RequestInit) => site(new Request(ORIGIN + path, init));
  return { ask, seen, text: async (path: string, init?: RequestInit) => (await ask(path, init)).text() };
}

describe('the page of a photo', () => {
  it('weighs under 30 KB with everything on it, and its script under 15 KB compressed', async () => {
    const page = await open().text(`/p/${token}`);
    expect(page.length + script.length).toBeLessThan(30 * 1024);
    expect(gzipSync(script).length).toBeLessThan(15 * 1024);
  });

  it('allows nothing that it does not bring itself', async () => {
    const response = await open().ask(`/p/${token}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    const page = await response.text();
    expect(page).not.toMatch(/ style=| on[a-z]+=/);
    expect([...page.matchAll(/<(?:script|style) [^>]*nonce="([\w-]+)"/g)].map(([, used]) => used)).toEqual(
      Array(page.match(/<(script|style)/g)?.length).fill(nonce),
    );
  });

  it('escapes what others have written', async () => {
    const evil = '"><script>alert(1)</script>';
    const view = {
      ...VIEW,
      photo: { ...VIEW.photo, caption: evil },
      site: { ...VIEW.site, business: evil, thanksText: evil, font: '"}</style><script>', ctaLabel: evil },
    };
    const page = await open({ [PHOTO]: ok(view) }).text(`/p/${token}`);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('is shared by email with a subject that may have any character', async () => {
    const view = { ...VIEW, site: { ...VIEW.site, business: 'Bark & Bath' } };
    const page = await open({ [PHOTO]: ok(view) }).text(`/p/${token}/share`);
    const [, link = ''] = /href="(mailto:[^"]+)"/.exec(page) ?? [];
    const asked = new URL(link.replaceAll('&amp;', '&')).searchParams;
    expect(asked.get('subject')).toContain('Bark & Bath');
  });

  it('marks videos among the others, and shows strips whole', async () => {
    const [film, strip, plain] = VIEW.others;
    if (!film || !strip || !plain) throw new Error('the sample has no others');
    const others = [
      { ...film, media: 'video' as const, thumbUrl: null },
      { ...strip, width: 400, height: 1200 },
      plain,
    ];
    const page = await open({ [PHOTO]: ok({ ...VIEW, others }) }).text(`/p/${token}`);
    expect([...page.matchAll(/class="(tile[^"]*)"/g)].map(([, names]) => names)).toEqual([
      'tile film',
      'tile strip',
      'tile',
    ]);
  });

  it('is in a language that the browser asks for, else in that of the session', async () => {
    const view = { ...VIEW, site: { ...VIEW.site, language: 'fr-CA' } };
    const page = (asked: string) =>
      open({ [PHOTO]: ok(view) }).text(`/p/${token}`, { headers: { 'accept-language': asked } });
    expect(await page('pt-BR,en;q=0.5')).toContain('<html lang="pt-BR"');
    expect(await page('sv')).toContain('<html lang="fr-CA"');
    expect(await open({ [PHOTO]: ok(view) }).text(`/p/${token}`)).toContain('<html lang="fr-CA"');
  });

  it('reserves the size of each picture, and prefers the large one', async () => {
    const page = await open().text(`/p/${token}`);
    for (const [image] of page.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(page).toMatch(/<img class="large"[^>]*fetchpriority="high"/);
    expect(page).toMatch(/<link rel="preload" as="image" href="[^"]*size=thumb/);
  });

  it('is listed by search engines only while its gallery is public', async () => {
    const listed = async (site: object, own = false) =>
      !(
        await open({ [PHOTO]: ok({ ...VIEW, own, site: { ...VIEW.site, ...site } }) }).text(`/p/${token}`)
      ).includes('noindex');
    expect(await listed({})).toBe(true);
    // The guest's own link opens photos that are in no gallery.
    expect(await listed({}, true)).toBe(false);
    expect(await listed({ galleryVisibility: 'unlisted' })).toBe(false);
    expect(await listed({ galleryVisibility: 'private', slug: null })).toBe(false);
    expect(await listed({ hasPasscode: true })).toBe(false);
  });

  it('tells other sites what its link shows', async () => {
    const page = await open().text(`/p/${token}`);
    expect(page).toContain(`<meta property="og:url" content="${ORIGIN}/p/${token}">`);
    expect(page).toContain(`<meta property="og:image" content="${ORIGIN}/media/guests/photo-0?v=1`);
    expect(page).toContain('<meta property="og:image:width" content="900">');
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('calls a video a video, for its guest and for others', async () => {
    const film = {
      ...VIEW,
      photo: { ...VIEW.photo, media: 'video' as const, thumbUrl: null, caption: null },
    };
    const page = await open({ [PHOTO]: ok(film) }).text(`/p/${token}`);
    expect(page).toContain('<h1>Your video from Juniper &amp; Co.</h1>');
    expect(page).toContain('content="A video from Juniper &amp; Co."');
    expect(page).not.toContain('photo from Juniper');
  });

  it('shows the day where it was taken', async () => {
    expect(await open().text(`/p/${token}`)).toContain('September 10, 2026');
  });
});

it('leads from a photo without others to the gallery, if that is open to everyone', async () => {
  const textOf = (site: object) =>
    open({ [PHOTO]: ok({ ...VIEW, others: [], site: { ...VIEW.site, ...site } }) }).text(`/p/${token}`);
  expect(await textOf({})).toContain('<a class="button quiet" href="/autumn">See all photos</a>');
  expect(await textOf({ galleryVisibility: 'unlisted' })).not.toContain('See all photos');
});

it('has a heading for each day of a gallery, and counts its photos on', async () => {
  const [one, two] = VIEW.others;
  const gallery = {
    items: [one, { ...two, capturedAt: '2026-09-09T12:00:00Z' }],
    page: 1,
    pages: 1,
    total: 2,
  };
  const page = await open({
    'GET /guest/sites/autumn': ok(VIEW.site),
    'GET /guest/sites/autumn/photos?page=1&show=24': ok(gallery),
  }).text('/autumn');
  const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, day]) => day);
  expect(headings).toEqual(['Thursday, September 10, 2026', 'Wednesday, September 9, 2026']);
  expect(page).toContain('alt="Open photo 2"');
});

it('says what is unknown: a photo, a gallery or a link in a message', async () => {
  expect(await open({}).text('/nowhere')).toContain('the gallery no longer exists');
  expect(await open({}).text(`/p/${token}`)).toContain('the photo was deleted');
  const link = await open({}).text('/u/unknown');
  expect(link).toContain('Try the link in your message again');
  expect(link).not.toContain('photo was deleted');
});

it('shows the thank-you text on the page of an own photo only', async () => {
  const gallery = { items: [VIEW.photo], page: 1, pages: 1, total: 1 };
  const answers = (own: boolean) => ({
    [PHOTO]: ok({ ...VIEW, own }),
    'GET /guest/sites/autumn': ok(VIEW.site),
    'GET /guest/sites/autumn/photos?page=1&show=24': ok(gallery),
  });
  expect(await open(answers(true)).text(`/p/${token}`)).toContain('See you soon');
  expect(await open(answers(false)).text(`/p/${token}`)).not.toContain('See you soon');
  const page = await open(answers(false)).text('/autumn');
  expect(page).toContain('Photos from Juniper');
  expect(page).not.toContain('See you soon');
});

describe('what a guest does', () => {
  const cookie = `visitor=${visitor}`;

  it('is counted by the cookie, with the message that led here', async () => {
    const { ask, seen } = open({ [PHOTO]: ok(VIEW), [EVENTS]: ok({ counted: true }) });
    const headers = { cookie };
    expect((await ask(`/p/${token}/go/booking`, { headers })).headers.get('location')).toBe(
      VIEW.site.bookingUrl,
    );
    expect((await ask(`/p/${token}/go/product/product-3`, { headers })).headers.get('location')).toBe(
      'https://shop.example/3',
    );
    expect((await ask(`/p/${token}/save`, { headers })).headers.get('location')).toBe(VIEW.photo.url);
    await ask(`/p/${token}/seen?m=e1c-3f9-kQ2vXbT0mWn`, { headers });
    await ask(`/p/${token}/events`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ kind: 'share' }),
    });
    await ask(`/p/${token}/events`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ kind: 'ctaClick' }),
    });
    expect(seen.filter(({ call }) => call === EVENTS).map(({ asked }) => asked.json)).toEqual([
      { kind: 'bookingClick', visitor },
      { kind: 'productClick', productId: 'product-3', visitor },
      { kind: 'download', visitor },
      { kind: 'view', message: 'e1c-3f9-kQ2vXbT0mWn', visitor },
      { kind: 'share', visitor },
    ]);
  });

  it('is not counted of a browser without the cookie, which gets one', async () => {
    const { ask, seen } = open();
    const response = await ask(`/p/${token}/save`);
    expect(response.status).toBe(303);
    expect(seen.map(({ call }) => call)).toEqual([PHOTO]);
    const page = await ask(`/p/${token}`);
    expect(page.headers.get('set-cookie')).toMatch(
      /^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('leads only where the photo’s own page does', async () => {
    const { ask } = open({ [PHOTO]: ok({ ...VIEW, site: { ...VIEW.site, ctaUrl: null } }) });
    for (const path of ['go/cta', 'go/product/other', 'go/https://evil.example']) {
      expect((await ask(`/p/${token}/${path}`)).status).toBe(404);
    }
  });

  it('needs a form to hide a photo, and the own link', async () => {
    const hide = `POST /guest/photos/${token}/hide`;
    const { seen, text } = open({ [PHOTO]: ok(VIEW), [hide]: ok({ visibility: 'hidden' }) });
    expect(await text(`/p/${token}/hide`)).toContain('<form method="post"');
    expect(seen.some(({ call }) => call === hide)).toBe(false);
    expect(await text(`/p/${token}/hide`, { method: 'POST' })).toContain('Your photo is hidden');
    expect(seen.at(-1)).toEqual({ call: hide, asked: { json: { confirm: true } } });
    const others = open({ [PHOTO]: ok({ ...VIEW, own: false }) });
    expect((await others.ask(`/p/${token}/hide`)).status).toBe(404);
    expect(await others.text(`/p/${token}`)).not.toContain('/hide"');
  });
});

describe('a link that shows nothing', () => {
  it.each([
    [409, '/problems/held', 200, 'Your photo is on its way'],
    [410, '/problems/hidden', 410, 'This photo is hidden'],
    [410, '/problems/expired', 410, 'This gallery has ended'],
    [404, '/problems/not-found', 404, 'Page not found'],
    [422, '/problems/invalid', 404, 'Page not found'],
    [503, '/problems/unavailable', 503, 'cannot be shown right now'],
  ])('answers %i %s with a specific page', async (status, type, answered, says) => {
    const { ask } = open({ [PHOTO]: { status, body: { type } } });
    const response = await ask(`/p/${token}`);
    expect(response.status).toBe(answered);
    // Only a photo that is on its way is asked for again.
    expect(response.headers.get('refresh')).toBe(answered === 200 ? '10' : null);
    const page = await response.text();
    expect(page).toContain(says);
    expect(page).toContain('noindex');
  });
});

describe('a gallery with a passcode', () => {
  const site = { ...VIEW.site, hasPasscode: true };
  const passes = 'POST /guest/sites/autumn/passes';
  const submit = (answer: { status: number; body: unknown }) =>
    open({ 'GET /guest/sites/autumn': ok(site), [passes]: answer }).ask('/autumn', {
      method: 'POST',
      body: new URLSearchParams({ passcode: 'sunshine' }),
    });

  it('asks for it, and keeps the pass in a cookie that scripts do not see', async () => {
    const expiresAt = new Date(Date.now() + 3600_000).toISOString();
    const response = await submit(ok({ pass: '123.abc', expiresAt }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/autumn']);
    expect(response.headers.get('set-cookie')).toMatch(/^pass=123\.abc; .*HttpOnly; SameSite=Lax; Secure$/);
  });

  it('says that it is wrong, or that there were too many tries', async () => {
    const wrong = await submit({ status: 422, body: {} });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Wrong passcode')]);
    const wait = await submit({ status: 429, body: {} });
    expect([wait.status, await wait.text()]).toEqual([429, expect.stringContaining('Too many tries')]);
  });
});

it('never asks the API as a user', async () => {
  const sent: Headers[] = [];
  const api = guestApi('https://api.example/v1', {
    fetcher: async (_url, init) => {
      sent.push(new Headers(init?.headers));
      return Response.json(VIEW);
    },
  });
  const site = createSite({ api, script });
  const headers = {
    authorization: 'Bearer stolen',
    'x-referral': 'fair',
    cookie: `visitor=${visitor}; pass=1.x`,
  };
  await site(new Request(`${ORIGIN}/p/${token}?uid=owner`, { headers }));
  await site(new Request(`${ORIGIN}/p/${token}/save`, { headers }));
  expect(sent.flatMap((one) => [...one.keys()]).sort()).toEqual(
    ['accept', 'x-guest-pass', 'accept', 'x-guest-pass', 'accept', 'content-type', 'x-guest-pass'].sort(),
  );
});
