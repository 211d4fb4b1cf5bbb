// The words of a message in the other channel.
import { buttonOf, LINK, PIECES, withoutMarks } from '~/lib/message-text';
import { saysHowToOptOut } from '~/lib/sms';

/** The contract's maximum. */
const MOST = 480;
const CUT_PLACEHOLDER = /\{(\{[^{}]*\}?)?$/;

/** An email as an SMS: its words, with the addresses that its links lead to. */
export function smsOf(body: string, optOut: string): string {
  const text = (withoutMarks(body) ?? '').split('\n').map(plainLine).join('\n');
  const whole = saysHowToOptOut(text) ? text : `${text} ${optOut}`.trim();
  if (whole.length <= MOST) return whole;
  const start = text.slice(0, MOST - optOut.length - 2).replace(CUT_PLACEHOLDER, '');
  return `${start.trimEnd()}… ${optOut}`;
}

/** An SMS as an email, which has its own link to unsubscribe. */
export const bodyOf = (smsBody: string, optOut: string): string => smsBody.replace(optOut, '').trim();

function plainLine(line: string): string {
  const button = buttonOf([line]);
  if (button) return `${button.words}: ${button.url}`;
  return line
    .replace(/^#{1,3} /, '')
    .split(PIECES)
    .map((piece) => {
      const [, words = '', url = ''] = LINK.exec(piece) ?? [];
      if (words !== '') return `${words} ${url}`;
      return /^\*{1,2}([^*\n]+)\*{1,2}$/.exec(piece)?.[1] ?? piece;
    })
    .join('');
}
