import { describe, expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtime-config';

const whole = { projectId: 'demo-x', apiKey: 'key', appId: '1:1:web:1' };

describe('[config-required] the configuration', () => {
  it.each([
    ['projectId', 'a project identifier (projectId)'],
    ['apiKey', 'an API key (apiKey)'],
    ['appId', 'an application identifier (appId)'],
  ])('is refused without %s, in a sentence that names it', (name, words) => {
    expect(() => parseRuntimeConfig({ ...whole, [name]: '' })).toThrow(
      `The configuration lacks ${words}; add it to config.json.`,
    );
  });

  it('names everything that is missing at once, also when there is nothing at all', () => {
    for (const given of [{}, null, 'x', []])
      expect(() => parseRuntimeConfig(given)).toThrow(/projectId.*apiKey.*appId/);
  });

  it('fills in what has a default', () => {
    expect(parseRuntimeConfig(whole)).toMatchObject({
      productName: 'Frameside',
      apiUrl: '/api',
      identityOrigin: null,
    });
  });
});
