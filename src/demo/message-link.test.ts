import { expect, it } from 'vitest';
import { messageLink } from './message-link';

const linkTo = (continueUrl: string) =>
  messageLink({
    oobCode: 'c1',
    oobLink: `http://localhost:4000/emulator/action?${new URLSearchParams({ mode: 'signIn', continueUrl })}`,
  });

it('leads to the page that the message was sent for', () => {
  expect(linkTo('http://localhost:4000/signin?redirect=%2Fassets')).toBe(
    '/signin?redirect=%2Fassets&mode=signIn&oobCode=c1',
  );
});

it.each(['https://evil.example//evil.example/login', 'https://x/.//evil.example'])(
  'stays on our origin with %s',
  (continueUrl) => {
    expect(linkTo(continueUrl)).toBe('/dashboard?mode=signIn&oobCode=c1');
  },
);
