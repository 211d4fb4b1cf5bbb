import { expect, it } from 'vitest';
import type { Contact } from '~/api/contacts';
import { merged } from './merged';

type Both = Parameters<typeof merged>[0];
const said = (status: Contact['emailConsent']['status'], by: string) => ({
  status,
  at: null,
  how: null,
  by,
  evidence: null,
});
const nobody: Both = {
  ...{ firstName: null, lastName: null, birthday: null, notes: null },
  ...{ emails: [], phoneNumbers: [], tags: [], locationIds: [] },
  ...{ emailConsent: said('unknown', 'kept'), smsConsent: said('unknown', 'kept') },
};
const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

it('keeps the values of the remaining contact, and adds those of the other', () => {
  const kept = {
    ...nobody,
    ...{ firstName: 'Ada', notes: 'Thursdays', tags: ['colour'], locationIds: ['queen'] },
    emails: [{ value: 'ada@mail.example' }],
    phoneNumbers: [{ value: '4165550118' }],
  };
  const gone = {
    ...nobody,
    ...{
      firstName: 'A.',
      lastName: 'Okafor',
      birthday: '04-23',
      notes: 'Nut oils',
      tags: ['gift', 'colour'],
    },
    emails: [{ value: 'ADA@mail.example' }, { value: 'ada@work.example' }],
    phoneNumbers: [{ value: '+14165550118' }, { value: '+49301234567' }],
  };
  const after = merged(kept, gone);
  expect(after).toMatchObject({
    firstName: 'Ada',
    lastName: null,
    birthday: '04-23',
    notes: 'Thursdays\nNut oils',
  });
  expect(after).toMatchObject({ tags: ['colour', 'gift'], locationIds: ['queen'] });
  expect(values(after.emails)).toEqual(['ada@mail.example', 'ada@work.example']);
  expect(values(after.phoneNumbers)).toEqual(['4165550118', '+49301234567']);
});

it('takes the other’s name if there is none, and one of two equal notes', () => {
  const gone = { ...nobody, firstName: 'Ada', lastName: 'Okafor', notes: 'Thursdays' };
  const after = merged({ ...nobody, notes: 'Thursdays' }, gone);
  expect(after).toMatchObject({ firstName: 'Ada', lastName: 'Okafor', notes: 'Thursdays' });
});

it('gives opt-outs priority over consent, and consent over no answer for the same address', () => {
  const phoneNumbers = [{ value: '4165550118' }];
  const kept = { ...nobody, emailConsent: said('in', 'kept'), smsConsent: said('unknown', 'kept') };
  const gone = { ...nobody, phoneNumbers, emailConsent: said('out', 'gone'), smsConsent: said('in', 'gone') };
  expect(merged(kept, gone)).toMatchObject({ emailConsent: { by: 'gone' }, smsConsent: { by: 'gone' } });
  expect(merged(gone, kept)).toMatchObject({ emailConsent: { by: 'gone' }, smsConsent: { by: 'gone' } });
  const other = { ...kept, phoneNumbers: [{ value: '4165550119' }] };
  expect(merged(other, gone).smsConsent.by).toBe('kept');
  expect(merged(nobody, { ...nobody, emailConsent: said('unknown', 'gone') }).emailConsent.by).toBe('kept');
});
