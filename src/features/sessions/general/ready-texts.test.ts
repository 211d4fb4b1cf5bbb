import { expect, it } from 'vitest';
import { CreateSessionBody } from '~/api/sessions';
import { GUEST_LANGUAGES } from '~/lib/guest-languages';
import { readyTexts } from '~/lib/ready-texts';
import { accepts } from '~/patterns/form/rules';

const account = { businessName: 'B'.repeat(80), locale: 'en' };
const categories = ['beauty', 'pets', 'construction', 'marketing', 'other'] as const;

it.each(GUEST_LANGUAGES)('has texts that a session accepts, for each kind of business (%s)', (language) => {
  const all = categories.map((category) => readyTexts({ ...account, category }, language));
  for (const texts of all) {
    expect(accepts(CreateSessionBody, { name: 'Autumn', ...texts })).toBe(true);
    expect(texts.consentText).not.toContain('{{');
    expect(texts.emailBody).toContain('{{link}}');
    expect(texts.smsBody).toContain('{{link}}');
  }
  expect(new Set(all.map(({ consentText }) => consentText)).size).toBe(categories.length);
});

it('uses the language of the session, else that of the account', () => {
  const textOf = (language: string | undefined) =>
    readyTexts({ ...account, locale: 'de-CH', category: 'other' }, language).emailSubject;
  expect(textOf('fr-CA')).toBe('Votre photo de {{business}}');
  expect(textOf(undefined)).toBe('Dein Foto von {{business}}');
});
