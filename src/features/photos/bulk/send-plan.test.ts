import { describe, expect, it } from 'vitest';
import type { Contact } from '~/api/contacts';
import type { Photo } from '~/api/photos';
import { planMessages } from './send-plan';

type Given = Partial<Record<'email' | 'phone', 'in' | 'out' | 'unknown'>>;

const contact = (id: string, { email, phone }: Given) =>
  ({
    id,
    ...(id === 'ada' && { firstName: 'Ada', lastName: 'Okafor' }),
    emailAddress: email ? `${id}@mail.example` : null,
    phoneNumber: phone ? '4165550118' : null,
    emailConsent: { status: email ?? 'unknown' },
    smsConsent: { status: phone ?? 'unknown' },
  }) as Contact;

const photo = (contactIds: string[], visibility: Photo['visibility'] = 'public') =>
  ({ id: contactIds.join(), contactIds, visibility }) as Photo;

const contacts = new Map(
  [
    contact('ada', { email: 'in', phone: 'in' }),
    contact('ben', { email: 'out', phone: 'in' }),
    contact('cleo', { email: 'unknown', phone: 'out' }),
  ].map((one) => [one.id, one]),
);

describe('planMessages', () => {
  it('prefers email, and uses SMS where only that is allowed', () => {
    const { messages, recipients } = planMessages([photo(['ada', 'ben']), photo(['ada'])], contacts);
    expect([...recipients]).toEqual(['Ada Okafor', '(416) 555-0118']);
    expect(messages.map(({ send }) => send)).toEqual([
      { channel: 'email', emailAddress: 'ada@mail.example' },
      { channel: 'sms', phoneNumber: '4165550118' },
      { channel: 'email', emailAddress: 'ada@mail.example' },
    ]);
  });

  it('counts each photo that cannot be sent once, under its reason', () => {
    const photos = [
      photo(['ada'], 'hidden'),
      photo([]),
      photo(['gone']),
      photo(['cleo']),
      photo(['cleo', 'ada']),
    ];
    const { messages, recipients: _, ...skipped } = planMessages(photos, contacts);
    expect(messages).toHaveLength(1);
    expect(skipped).toEqual({ hidden: 1, withoutContact: 2, withoutConsent: 1 });
  });
});
