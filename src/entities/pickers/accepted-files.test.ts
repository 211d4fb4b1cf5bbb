import { describe, expect, it } from 'vitest';
import { fileError, typeError } from './accepted-files';

describe('[upload-types] files refused before upload', () => {
  const size = 1000;
  it.each(['image/png', 'image/svg+xml', 'video/mp4', 'audio/wav', ''])('takes "%s"', (type) => {
    expect(fileError({ type, size })).toBeNull();
  });

  it.each(['application/pdf', 'text/html', 'application/zip', 'font/woff2'])('refuses %s', (type) => {
    expect(fileError({ type, size })?.message).toContain('Unsupported file type');
  });

  it.each(['image/heic', 'image/heif', 'image/heic-sequence'])('says what to do about %s', (type) => {
    expect(String(fileError({ type, size })?.message)).toContain('Save it as JPEG.');
  });

  it('knows the exact limits of the contract, and refuses empty files', () => {
    const limits = { 'image/png': 25, 'video/mp4': 200, 'audio/wav': 20 };
    for (const [type, megabytes] of Object.entries(limits)) {
      expect(fileError({ type, size: megabytes * 2 ** 20 })).toBeNull();
      expect(fileError({ type, size: megabytes * 2 ** 20 + 1 })?.message?.[0]).toContain(`${megabytes} MB`);
    }
    expect(fileError({ type: 'image/png', size: 0 })).not.toBeNull();
  });

  it('refuses a kind of file that its type cannot show', () => {
    expect(String(typeError({ type: 'audio/wav' }, 'logo')?.message)).toContain('images only');
    expect(String(typeError({ type: 'audio/wav' }, 'start_screen')?.message)).toContain('videos only');
    expect(typeError({ type: 'audio/wav' }, 'misc')).toBeNull();
    expect(typeError({ type: 'image/svg+xml' }, 'logo')).toBeNull();
    expect(typeError({ type: '' }, 'logo')).toBeNull();
  });
});
