import { describe, expect, it } from 'vitest';
import { judgeApiUrl } from './api-url';

const page = 'https://app.frameside.example/signin?next=1';
const config = {
  apiUrl: 'https://built-in.example/api',
  apiOrigins: ['https://api.example', 'http://plain.example', 'http://localhost:4010'],
};
const judge = (given: string, at = page) => judgeApiUrl(given, config, at);

describe('[api-url] the address of the API', () => {
  it.each([
    ['/api', 'https://app.frameside.example/api'],
    ['https://app.frameside.example/other', 'https://app.frameside.example/other'],
    ['https://api.example', 'https://api.example/'],
    ['https://api.example/deep/?key=1#part', 'https://api.example/deep/'],
    ['https://built-in.example/next', 'https://built-in.example/next'],
    ['http://localhost:4010/api', 'http://localhost:4010/api'],
  ])('%s is taken', (given, base) => {
    expect(judge(given)).toEqual({ base });
  });

  it.each([
    'https://evil.example/api',
    '//evil.example/api',
    '\\\\evil.example/api',
    'https://api.example.evil.example',
    'https://api.example:8443',
    'https://api.example@evil.example/',
    'https://name:hunter2@api.example/',
    'http://api.example',
    'http://plain.example',
    'http://app.frameside.example/api',
    'http://localhost:4011',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://',
  ])('%s is refused', (given) => {
    expect(judge(given)).toHaveProperty('refused');
  });

  it('is told without what could be a secret', () => {
    expect(JSON.stringify(judge('https://name:hunter2@evil.example/path?token=abc'))).not.toMatch(
      /hunter2|abc|path/,
    );
    expect(JSON.stringify(judge('https://evil.example/path?token=abc'))).not.toMatch(/abc|path/);
  });

  it('on the page’s own origin may be as the page is, also on a machine without a certificate', () => {
    expect(judge('/api', 'http://10.0.0.7:4000/')).toEqual({ base: 'http://10.0.0.7:4000/api' });
  });
});
