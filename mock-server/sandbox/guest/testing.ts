// For tests of the public site: galleries of a business, and their guests.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { openWorld, type World } from '../sessions/testing.ts';
import type { Answered, CallOptions } from '../testing.ts';

export interface Guests extends World {
  /** Calls as a guest, without a token. */
  guest(method: string, path: string, asked?: CallOptions): Promise<Answered>;
  /** An active session with a public gallery by default. */
  gallery(more?: object, as?: string): Promise<Answered['body']>;
  /** A public photo of a session, as the owner reads it. */
  shown(sessionId: string, more?: object, as?: string): Promise<Answered['body']>;
}

export async function openGuests(): Promise<Guests> {
  const world = await openWorld();
  const guest: Guests['guest'] = (method, path, asked) =>
    world.ask(method, `/guest${path}`, { ...asked, as: '' });
  return {
    ...world,
    guest,
    gallery: async (more, as) => {
      const experiences = [{ kind: 'photo', title: 'Portrait' }];
      const { id } = await world.session(
        { galleryVisibility: 'public', consentText: 'Yes', experiences, ...more },
        as,
      );
      return (await world.post(`/sessions/${id}`, { status: 'active' }, as)).body;
    },
    shown: async (sessionId, more, as) => {
      const made = await world.photos(sessionId, undefined, { consentGiven: 'true' }, as);
      const { id } = made.body.items[0];
      const { status, body } = await world.post(`/photos/${id}`, { visibility: 'public', ...more }, as);
      expect(status).toBe(200);
      return body;
    },
  };
}

export const newVisitor = (): string => randomBytes(16).toString('base64url');
