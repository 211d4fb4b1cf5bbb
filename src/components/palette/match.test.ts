import { describe, expect, it } from 'vitest';
import { rank } from './match';

describe('rank', () => {
  it.each([
    ['new c', 'New campaign', 0],
    ['camp', 'New campaign', 1],
    ['campaign new', 'New campaign', 1],
    ['port', 'Import contacts', 2],
    ['écr', 'Ecran tactile', 0],
    ['GALLERY', 'Gallery', 0],
    ['', 'Gallery', 0],
  ])('ranks "%s" in "%s" as %i', (typed, text, score) => {
    expect(rank(typed, text)).toBe(score);
  });

  it.each([
    ['export', 'Import contacts'],
    ['new contact', 'New campaign'],
    ['an', 'Change language'],
  ])('rejects "%s" in "%s"', (typed, text) => {
    expect(rank(typed, text)).toBeNull();
  });
});
