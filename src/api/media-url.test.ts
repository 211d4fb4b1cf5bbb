import { expect, it, vi } from 'vitest';
import { mediaUrl } from './media-url';
import { apiOrigin } from './transport/client';

vi.mock('./transport/client', () => ({ apiOrigin: vi.fn(() => 'https://api.example') }));

it('resolves a media URL relative to the API’s origin', () => {
  expect(mediaUrl('/media/a.png?signature=1')).toBe('https://api.example/media/a.png?signature=1');
  expect(mediaUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
});

it('resolves it relative to the page before the first call', () => {
  vi.mocked(apiOrigin).mockReturnValue(null);
  vi.stubGlobal('location', new URL('https://app.example/assets?page=2'));
  expect(mediaUrl('/media/a.png')).toBe('https://app.example/media/a.png');
  vi.unstubAllGlobals();
});
