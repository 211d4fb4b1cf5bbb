import { expect, it } from 'vitest';
import { saysHowToOptOut } from '~/lib/sms';
import { contentOf, ideasFor, readIdeaTexts } from './idea-content';

const texts = await readIdeaTexts('en-CA');
const contents = (bookingUrl: string | null, channel?: 'sms') =>
  ideasFor('beauty')
    .filter((idea) => idea.channel === channel)
    .map((idea) => contentOf(idea, { bookingUrl, website: null }, texts));

it('gives every idea the photo of the guest and a button with the booking page', () => {
  const url = 'https://juniper.example/book';
  for (const { body, linkUrl } of contents(url)) {
    expect(body).toMatch(/\n\n\{\{photo\}\}\n\n\[[^\]]+\]\(\{\{(link|photoLink)\}\}\)$/);
    expect(linkUrl).toBe(url);
  }
});

it('ends a text message with the link, and how to opt out', () => {
  expect(contents('https://juniper.example/book', 'sms').map(({ smsBody }) => smsBody)).toEqual([
    expect.stringMatching(/\. \{\{link\}\} Reply STOP to opt out\.$/),
  ]);
  expect(contents(null, 'sms').filter(({ smsBody }) => smsBody?.includes('{{link}}'))).toEqual([]);
});

it.each([
  ['2026-01-15', 'january'],
  ['2026-04-01', 'spring'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-27', 'holidays'],
])('has one idea for the season on %s', (day, id) => {
  const ids = ideasFor('pets', new Date(`${day}T12:00`)).map((idea) => idea.id);
  expect(ids.filter((one) => ['january', 'spring', 'summer', 'autumn', 'holidays'].includes(one))).toEqual([
    id,
  ]);
});

it.each(['beauty', 'pets', 'construction', 'marketing', 'other'] as const)(
  'does not repeat the name of an idea in its subject (%s)',
  (category) => {
    // A compiled message is a list of its texts and placeholders.
    const plain = (message: unknown) =>
      [message]
        .flat()
        .filter((part) => typeof part === 'string')
        .join('')
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .trim();
    for (const { id, name } of ideasFor(category)) {
      expect(plain(texts.ideas[id].subject)).not.toContain(plain(name.message));
    }
  },
);

it.each(['en', 'de-AT', 'es', 'fr-CA', 'it', 'nl', 'pt-BR'])(
  'has the same placeholders in each language, and an opt-out that is known as one (%s)',
  async (locale) => {
    const own = await readIdeaTexts(locale);
    const marks = (text?: string) => text?.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];
    for (const [id, { subject, body, button }] of Object.entries(own.ideas)) {
      const english = texts.ideas[id as keyof typeof texts.ideas];
      expect([id, marks(subject), marks(body)]).toEqual([id, marks(english.subject), marks(english.body)]);
      expect([id, button === undefined]).toEqual([id, english.button === undefined]);
    }
    expect(saysHowToOptOut(own.optOut)).toBe(true);
    expect(own === texts).toBe(locale === 'en');
  },
);

it('has no button that leads nowhere', () => {
  expect(contents(null).filter(({ body }) => body?.includes('{{link}}'))).toEqual([]);
});
