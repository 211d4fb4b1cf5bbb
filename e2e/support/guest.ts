// For tests of the public site: a business with a gallery, and the links its guests receive.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Photo } from '../../src/api/photos.ts';
import type { Session } from '../../src/api/sessions.ts';
import { callsOf } from './api.ts';
import { expect, type Person, type Target } from './product.ts';

export const guestOrigin = ({ origin }: Target): string => origin.replace('localhost', 'guest.localhost');

export async function openGallery(product: Target, owner: Person, more: object = {}) {
  const call = await callsOf(product, owner);
  const { slug } = { slug: `gallery-${randomBytes(5).toString('hex')}` };
  const { id } = await call<Session>('POST', '/sessions', {
    name: slug,
    slug,
    galleryVisibility: 'public',
    consentText: 'Yes, show it.',
    thanksText: 'See you soon',
    bookingUrl: `${product.origin}/config.json?booking`,
    reviewUrl: `${product.origin}/config.json?review`,
    experiences: [{ kind: 'photo', title: 'Portrait' }],
    ...more,
  });
  const session = await call<Session>('POST', `/sessions/${id}`, { status: 'active' });
  return {
    call,
    session,
    /** A public photo. */
    photo: async (change: object = {}): Promise<Photo> => {
      const made = await upload(product, owner, id);
      return call<Photo>('POST', `/photos/${made}`, { visibility: 'public', ...change });
    },
    read: (photo: Photo) => call<Photo>('GET', `/photos/${photo.id}`),
  };
}

/** @returns the new photo's id */
async function upload(product: Target, { email, password }: Person, sessionId: string): Promise<string> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const file = await sharp({ create: { width: 900, height: 1200, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('photos', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), 'photo.jpg');
  form.append('consentGiven', 'true');
  const signedIn = await fetch(
    `${product.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const answer = await fetch(`${product.origin}/api/v1/photos?sessionId=${sessionId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}
