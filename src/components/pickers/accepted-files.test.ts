import { describe, expect, it } from 'vitest';
import { refusal, typeRefusal } from './accepted-files';

describe('[upload-types] files refused before upload', () => {
  const size = 1000;
  it.each(['image/png', 'image/svg+xml', 'video/mp4', 'audio/wav', ''])('takes "%s"', (type) => {
    expect(refusal({ type, size })).toBeNull();
  });

  it.each(['application/pdf', 'text/html', 'application/zip', 'font/woff2'])('refuses %s', (type) => {
    expect(refusal({ type, size })?.message).toContain('Unsupported file type');
  });

  it('knows the exact limits of the contract, and refuses empty files', () => {
    const limits = { 'image/png': 25, 'video/mp4': 200, 'audio/wav': 20 };
    for (const [type, megabytes] of Object.entries(limits)) {
      expect(refusal({ type, size: megabytes * 2 ** 20 })).toBeNull();
      expect(refusal({ type, size: megabytes * 2 ** 20 + 1 })?.message?.[0]).toContain(`${megabytes} MB`);
    }
    expect(refusal({ type: 'image/png', size: 0 })).not.toBeNull();
  });

  it('refuses a kind of file that its type cannot show', () => {
    expect(String(typeRefusal({ type: 'audio/wav' }, 'logo')?.message)).toContain('images only');
    expect(String(typeRefusal({ type: 'audio/wav' }, 'start_screen')?.message)).toContain('videos only');
    expect(typeRefusal({ type: 'audio/wav' }, 'misc')).toBeNull();
    expect(typeRefusal({ type: 'image/svg+xml' }, 'logo')).toBeNull();
    expect(typeRefusal({ type: '' }, 'logo')).toBeNull();
  });
});
