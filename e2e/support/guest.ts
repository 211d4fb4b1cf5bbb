// For tests of the public site: a business with a gallery, and the links its guests receive.
import { randomBytes } from 'node:crypto';
import type { Photo } from '../../src/api/photos.ts';
import type { Session } from '../../src/api/sessions.ts';
import { callsOf } from './api.ts';
import { pictureFile } from './photos.ts';
import type { Person, Target } from './product.ts';

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
      const { name, mimeType, buffer } = await pictureFile('photo.jpg', 900, 1200);
      const form = new FormData();
      form.append('photos', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
      form.append('consentGiven', 'true');
      const { items } = await call.upload<{ items: Photo[] }>(`/photos?sessionId=${id}`, form);
      return call<Photo>('POST', `/photos/${items[0]?.id}`, { visibility: 'public', ...change });
    },
    read: (photo: Photo) => call<Photo>('GET', `/photos/${photo.id}`),
  };
}
