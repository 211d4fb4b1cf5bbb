import { describe, expect, it } from 'vitest';
import type { Session } from '~/api/sessions';
import { DEFAULT_COLOR } from '../../../lib/brand-color';
import { brandOf, isReadable } from '../model/brand';
import { effectiveValue, type Parents } from '../model/inheritance';

const record = {
  logoAssetId: 'logo-location',
  primaryColor: '#3F6B4F',
  accentColor: '#B4552D',
  bookingUrl: null,
  inherits: {
    logoAssetId: 'location',
    primaryColor: 'account',
    accentColor: 'own',
    bookingUrl: 'account',
    reviewUrl: 'account',
  },
} as Session;
const parents: Parents = {
  account: {
    logoAssetId: 'logo-account',
    brandColor: '#3F6B4F',
    accentColor: '#112233',
    bookingUrl: null,
    reviewUrl: null,
  },
  location: { logoAssetId: 'logo-location', bookingUrl: 'https://queen.example', reviewUrl: null },
};
const nowhere = { ...parents, location: null };
const logo = (values: Partial<Session>, from: Parents) => effectiveValue('logoAssetId', values, record, from);

describe('inheritance', () => {
  it('prefers the own value to the location and the location to the account', () => {
    expect(logo({ logoAssetId: 'logo-own' }, parents)).toEqual({ value: 'logo-own', from: 'own' });
    expect(logo(record, parents)).toEqual({ value: 'logo-location', from: 'location' });
    expect(logo(record, nowhere)).toEqual({ value: 'logo-account', from: 'account' });
  });

  it('takes colors from the account only', () => {
    expect(effectiveValue('primaryColor', record, record, parents).from).toBe('account');
    expect(effectiveValue('accentColor', record, record, parents)).toEqual({ value: '#B4552D', from: 'own' });
  });

  it('inherits again after a reset', () => {
    const values = { ...record, accentColor: null };
    expect(effectiveValue('accentColor', values, record, parents)).toEqual({
      value: '#112233',
      from: 'account',
    });
  });

  it('follows the location that is chosen but not saved', () => {
    expect(effectiveValue('bookingUrl', record, record, parents).value).toBe('https://queen.example');
    expect(effectiveValue('bookingUrl', record, record, nowhere).value).toBeNull();
  });
});

describe('brand', () => {
  it('uses the color of the product until a color is typed in full', () => {
    expect(brandOf({ primaryColor: '#12' }, null, nowhere).primaryColor).toBe(DEFAULT_COLOR);
  });

  it('judges contrast against the background of the theme', () => {
    const dark = brandOf({ ...record, theme: 'dark' }, record, parents);
    const light = brandOf({ ...record, theme: 'light' }, record, parents);
    expect([isReadable('#F2B134', light), isReadable('#F2B134', dark)]).toEqual([false, true]);
  });
});
