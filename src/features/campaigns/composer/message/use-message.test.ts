import { expect, it } from 'vitest';
import { showable } from './use-message';

it('leaves out what would be refused, and marks unknown placeholders', () => {
  expect(
    showable({
      channel: 'email',
      subject: 'x'.repeat(400),
      body: 'Hi {{foo}} {{firstName}}\n\n{{photo}}\n\nBye {{photo}}',
      linkUrl: 'nowhere',
      replyTo: 'someone',
      senderName: '',
    }),
  ).toEqual({
    channel: 'email',
    subject: 'x'.repeat(150),
    body: 'Hi ⚠ foo {{firstName}}\n\n{{photo}}\n\nBye ⚠ photo',
  });
});

it('keeps a valid message', () => {
  const message = { channel: 'sms', smsBody: 'Hi {{firstName}}', linkUrl: 'https://a.example' } as const;
  expect(showable(message)).toEqual(message);
});
