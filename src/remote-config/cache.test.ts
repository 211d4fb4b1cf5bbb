import { describe, expect, it } from 'vitest';
import { parseStoredConfig } from './cache';

const kept = { entries: { api_url: '/api' }, status: 'success', fetchedAt: 1000 };
const parse = (given: unknown) => parseStoredConfig(JSON.stringify(given), 'app');

describe('what is kept of the remote configuration', () => {
  it('is read as it was written', () => {
    expect(parse({ ...kept, appId: 'app' })).toEqual(kept);
  });

  it.each([
    ['absent', null],
    ['no object', [kept]],
    ['of another application', { ...kept, appId: 'other' }],
    ['without entries', { appId: 'app', status: 'success', fetchedAt: 1 }],
    ['with a value that is no text', { ...kept, appId: 'app', entries: { api_url: 7 } }],
    ['with an unknown status', { ...kept, appId: 'app', status: 'fine' }],
    ['without its time', { ...kept, appId: 'app', fetchedAt: 'now' }],
  ])('does not count when it is %s', (_, given) => {
    expect(parse(given)).toBeNull();
  });

  it('does not count when it cannot be read', () => {
    expect(parseStoredConfig('{', 'app')).toBeNull();
  });
});
