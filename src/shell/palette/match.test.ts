import { describe, expect, it } from 'vitest';
import { bestMatches, matches, rank } from './match';

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

describe('bestMatches', () => {
  const items = [
    { name: 'Campaigns', keywords: 'emails, newsletters' },
    { name: 'Billing', keywords: 'plan, price' },
    { name: 'Email notifications' },
    { name: 'Managers' },
    { name: 'Security', keywords: 'log in, sign out everywhere' },
    { name: 'Sign out', keywords: 'log out, logout' },
  ];

  it.each([
    ['email', ['Email notifications', 'Campaigns']],
    ['PRICE', ['Billing']],
    ['log out', ['Sign out', 'Security']],
    ['sign out', ['Sign out', 'Security']],
    ['logout', ['Sign out']],
    ['campagn', ['Campaigns']],
    ['capmaigns', ['Campaigns']],
    ['canpaigns', ['Campaigns']],
    ['campaaign', ['Campaigns']],
    ['newsleter', ['Campaigns']],
    ['capmagn', []],
    ['plam', []],
    ['maya', []],
    ['plx', []],
  ])('finds by "%s": %j', (typed, names) => {
    expect(bestMatches(typed, items).map(({ name }) => name)).toEqual(names);
  });
});

describe('matches', () => {
  it.each([
    ['mask repair', 'Bond repair mask', true],
    ['repiar', 'Bond repair mask', true],
    ['gift crad', 'Gift card', true],
    ['gift cord', 'Gift card', false],
    ['mask glow', 'Bond repair mask', false],
  ])('compares "%s" with "%s": %s', (typed, text, expected) => {
    expect(matches(typed, text)).toBe(expected);
  });
});
