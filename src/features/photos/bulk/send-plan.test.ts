import { describe, expect, it } from 'vitest';
import type { PhotoRecipient, PhotoRecipients } from '~/api/photos';
import { planMessages } from './send-plan';

const recipient = (
  contactId: string,
  channel: PhotoRecipient['channel'],
  refusal: PhotoRecipient['refusal'] = null,
): PhotoRecipient => ({
  contactId,
  name: contactId === 'ada' ? 'Ada Okafor' : null,
  channel,
  to: channel === 'email' ? `${contactId}@mail.example` : '4165550118',
  refusal,
});

const plan = (...photos: [recipients: PhotoRecipient[], refusal?: PhotoRecipients['refusal']][]) =>
  planMessages(
    new Map(photos.map(([recipients, refusal = null], i) => [`photo-${i}`, { recipients, refusal }])),
  );

const ada = [recipient('ada', 'email'), recipient('ada', 'sms')];
const ben = [recipient('ben', 'email', 'optedOut'), recipient('ben', 'sms')];
const cleo = [recipient('cleo', 'email', 'optedOut'), recipient('cleo', 'sms', 'noSms')];

describe('planMessages', () => {
  it('prefers email, and uses SMS where only that is allowed', () => {
    const { messages, recipients } = plan([[...ada, ...ben]], [ada]);
    expect([...recipients]).toEqual(['Ada Okafor', '(416) 555-0118']);
    expect(messages).toEqual([
      { photoId: 'photo-0', send: { channel: 'email', emailAddress: 'ada@mail.example' } },
      { photoId: 'photo-0', send: { channel: 'sms', phoneNumber: '4165550118' } },
      { photoId: 'photo-1', send: { channel: 'email', emailAddress: 'ada@mail.example' } },
    ]);
  });

  it('counts each photo that cannot be sent once, under its reason', () => {
    const {
      messages,
      recipients: _,
      ...skipped
    } = plan([ada, 'linkOff'], [ada, 'expired'], [[]], [cleo], [[...cleo, ...ada]]);
    expect(messages).toHaveLength(1);
    expect(skipped).toEqual({ linkOff: 1, expired: 1, withoutContact: 1, unreachable: 1 });
  });
});
