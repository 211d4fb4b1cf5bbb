// For tests: a view with everything in it, and an API that answers from a table.
import type { GuestPhoto, GuestPhotoView } from '../api/guest.ts';
import type { Answer, GuestApi, SiteCallOptions } from '../microsite/api.ts';

const photo = (nth: number): GuestPhoto => ({
  token: `v-${nth}-${'k'.repeat(22)}`,
  media: 'image',
  url: `/media/guests/photo-${nth}?v=1&signature=abc`,
  thumbUrl: `/media/guests/photo-${nth}?v=1&size=thumb&signature=abc`,
  width: 900,
  height: 1200,
  durationMs: null,
  capturedAt: '2026-09-10T23:30:00Z',
  caption: null,
});

export const VIEW: GuestPhotoView = {
  photo: { ...photo(0), token: 't'.repeat(22), caption: 'Copper & gold' },
  own: true,
  pair: { before: photo(1), after: photo(2) },
  products: Array.from({ length: 10 }, (_, i) => ({
    id: `product-${i}`,
    name: `Product ${i} ${'of a long name '.repeat(7)}`,
    brand: 'Juniper',
    price: 2950,
    currency: 'CAD',
    imageUrl: `/media/assets/asset-${i}?v=1&signature=abc`,
    url: `https://shop.example/${i}`,
  })),
  others: Array.from({ length: 12 }, (_, i) => photo(i + 3)),
  site: {
    slug: 'autumn',
    business: 'Juniper & Co.',
    location: 'Queen Street',
    galleryVisibility: 'public',
    hasPasscode: false,
    language: 'en-CA',
    timezone: 'America/Toronto',
    theme: 'light',
    primaryColor: '#3F6B4F',
    accentColor: '#FFEE00',
    font: 'Inter',
    logoUrl: '/media/assets/logo?v=1&signature=abc',
    backgroundUrl: '/media/assets/background?v=1&signature=abc',
    thanksText: 'See you soon',
    bookingUrl: 'https://juniper.example/book',
    reviewUrl: 'https://reviews.example/juniper',
    ctaLabel: 'Our care tips',
    ctaUrl: 'https://juniper.example/care',
    termsUrl: 'https://juniper.example/privacy',
  },
};

export interface FakeApi {
  api: GuestApi;
  /** What it was asked, in order. */
  seen: { call: string; asked: SiteCallOptions }[];
}

/** @param answers by method and path */
export function fakeApi(answers: Record<string, Answer>): FakeApi {
  const seen: FakeApi['seen'] = [];
  return {
    seen,
    api: async (method, path, asked = {}) => {
      const call = `${method} ${path}`;
      seen.push({ call, asked });
      return answers[call] ?? { status: 404, body: { type: '/problems/not-found' } };
    },
  };
}
