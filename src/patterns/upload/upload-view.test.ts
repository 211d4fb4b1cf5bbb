import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Upload, UploadState } from './upload-queue';
import { uploadView } from './upload-view';

const failed = { status: 'failed', reason: 'down' } as const;
const refused = { status: 'refused', reason: 'empty' } as const;
const offline = { status: 'offline', reason: 'offline' } as const;
const done = { status: 'done', recordId: 'x' } as const;
const existing = { status: 'existing', recordId: 'x' } as const;
const [chosen, queued, canceled] = [
  { status: 'chosen' },
  { status: 'queued' },
  { status: 'canceled' },
] as const;
const half = { status: 'sending', sent: 0.5 } as const;

i18n.load('en', {});
i18n.activate('en');

const view = (...states: UploadState[]) =>
  uploadView(
    states.map(
      (state, id): Upload<null> => ({
        ...{ id, state, target: null, key: '' },
        file: new File(['1234567890'], 'photo.jpg'),
      }),
    ),
  );

it.each<[states: UploadState[], summary: string, hasUnsaved: boolean]>([
  [[chosen, chosen, refused], "1 file can't be uploaded, 2 files to upload", true],
  [[queued, half, done], '1 of 3 uploaded', true],
  [[done, failed, canceled], '1 of 3 uploaded, 1 failed, 1 canceled', true],
  [[failed, failed], '2 failed', true],
  [[offline, offline, failed], '1 failed, 2 waiting', true],
  [[canceled, refused], "1 canceled, 1 file can't be uploaded", false],
  [[done, existing, refused], "1 of 1 uploaded, 1 already there, 1 file can't be uploaded", false],
  [[existing], '1 already there', false],
])('summarizes %j as %s, and tells whether leaving loses files', (states, summary, hasUnsaved) => {
  const { summary: parts, ...rest } = view(...states);
  expect(parts.map((part) => i18n._(part)).join(', ')).toBe(summary);
  expect(rest.hasUnsaved).toBe(hasUnsaved);
});

it('is complete once each file is on the server', () => {
  expect(view(done, existing).isComplete).toBe(true);
  for (const other of [chosen, refused, canceled, failed, half])
    expect(view(done, other).isComplete).toBe(false);
});

it('measures progress in bytes, of which the transfer is a part', () => {
  expect(view(done, half, queued, failed, canceled, existing).progress).toEqual({ value: 13.5, max: 30 });
});
