import { afterEach, expect, test } from 'vitest';
import { forgetDeadline, undoDeadline } from './undo-deadline';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const id = 'campaign-1';
/** @param wait seconds until the server sends it */
const sent = (wait: number) => ({
  id,
  updatedAt: new Date(NOW).toISOString(),
  time: new Date(NOW + wait * 1000).toISOString(),
});
const secondsOf = (deadline: number) => (deadline - NOW) / 1000;

afterEach(() => void forgetDeadline(id));

test('offers ten seconds from when the button appears', () => {
  expect(secondsOf(undoDeadline(sent(15), NOW, NOW + 2000))).toBe(12);
});

test('ends while the server can still undo, whenever the button appears', () => {
  expect(secondsOf(undoDeadline(sent(15), NOW, NOW + 8000))).toBe(12);
});

test('does not use the clock of a device that is an hour late', () => {
  const late = NOW - 3_600_000;
  expect(undoDeadline(sent(15), late, late) - late).toBe(10_000);
});

test('stays the same on every page that shows the button', () => {
  undoDeadline(sent(15), NOW, NOW);
  expect(secondsOf(undoDeadline(sent(15), null, NOW + 5000))).toBe(10);
});

test('ends early on a page that did not send it', () => {
  expect(secondsOf(undoDeadline(sent(15), null, NOW + 9000))).toBe(12);
  forgetDeadline(id);
  expect(secondsOf(undoDeadline(sent(15), null, NOW + 14_000))).toBe(12);
});
