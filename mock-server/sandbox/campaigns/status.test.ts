import { describe, expect, test } from 'vitest';
import { mayAsk, mayMove, type Status, type WantedStatus, whyFixed, whyKept, whyNot } from './status.ts';

const ALL: Status[] = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed'];
const WANTED: WantedStatus[] = ['draft', 'scheduled', 'sending', 'paused', 'canceled'];

/** The transitions in the contract's words. */
const MOVES = [
  'draft scheduled',
  'draft sending',
  'scheduled draft',
  'sending paused',
  'sending canceled',
  'paused sending',
  'paused canceled',
];

test('users can make exactly the transitions of the contract', () => {
  const allowed = ALL.flatMap((from) => WANTED.filter((to) => mayAsk(from, to)).map((to) => `${from} ${to}`));
  expect(allowed.toSorted()).toEqual(MOVES.toSorted());
});

test('the server makes exactly the transitions of the contract', () => {
  const moves = ALL.flatMap((from) => ALL.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual(['scheduled sending', 'sending paused', 'sending sent', 'sending failed']);
});

test('every refusal states the reason and the remedy', () => {
  for (const from of ALL) {
    for (const to of WANTED.filter((to) => !mayAsk(from, to))) {
      const { detail, message } = whyNot(from, to);
      expect(detail).toMatch(/^This campaign .* and can't change to \w+\. [A-Z].*\.$/);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  }
  expect(whyNot('sent', 'draft')).toEqual({
    detail: "This campaign has been sent and can't change to draft. Create a new campaign instead.",
    message: "The status of a sent campaign can't be changed.",
  });
  expect(whyNot('draft', 'paused').message).toBe('A draft campaign can only change to scheduled or sending.');
});

describe('fields', () => {
  test('change in a draft, and while paused except for channel and kind', () => {
    expect(whyFixed('draft', ['name', 'channel', 'kind'])).toBeUndefined();
    expect(whyFixed('paused', ['name', 'body'])).toBeUndefined();
    expect(whyFixed('paused', ['name', 'channel'])).toBe(
      "This campaign has started, so its channel can't be changed.",
    );
    expect(whyFixed('sending', ['name'])).toBe(
      'This campaign is being sent. Pause it first, then change it.',
    );
    expect(whyFixed('scheduled', ['name'])).toBe(
      'This campaign is scheduled. Change it back to draft first, then change it.',
    );
    for (const status of ['sent', 'canceled', 'failed'] as const) {
      expect(whyFixed(status, ['name'])).toContain('Create a new campaign instead.');
    }
    for (const status of ALL) expect(whyFixed(status, [])).toBeUndefined();
  });
});

test('cannot be deleted while in progress', () => {
  expect(ALL.filter((status) => whyKept(status) !== undefined)).toEqual(['scheduled', 'sending']);
});
