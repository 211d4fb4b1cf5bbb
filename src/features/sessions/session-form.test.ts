import { expect, test } from 'vitest';
import { type Session, UpdateSessionBody } from '~/api/sessions';
import { readDraft } from '~/patterns/form/draft';
import { faultsOf } from '~/testing/form-matrix';
import { sessionForm } from './session-form';
import { sessionUpdateSchema } from './session-rules';

const record: Session = {
  ...{
    id: 'session-autumn',
    version: 'first',
    name: 'Autumn color',
    status: 'draft',
    slug: 'juniper-autumn',
  },
  ...{ locationIds: ['location-queen'], deviceIds: ['device-front'], passcode: 'sunshine' },
  ...{
    startsAt: '2026-10-01T12:00:00.000Z',
    endsAt: '2026-10-31T22:00:00.000Z',
    language: 'en-CA',
    displayMode: 1,
  },
  ...{
    galleryVisibility: 'public',
    galleryExpiresInDays: 365,
    requireApproval: true,
    holdUntilApproved: false,
  },
  shareChannels: ['email', 'qr'],
  capture: [{ key: 'firstName', label: 'First name', kind: 'text', required: false }],
  ...{ consentText: 'The salon may show my photo.', consentVersion: 1, consentRequired: true, minAge: 16 },
  ...{ termsUrl: 'https://juniper.example/terms', emailSubject: 'Your photo', emailBody: '{{link}}' },
  ...{
    smsBody: '{{link}}',
    bookingUrl: 'https://juniper.example/book',
    reviewUrl: 'https://juniper.example',
  },
  ...{ ctaLabel: 'Offers', ctaUrl: 'https://juniper.example/offers', idleSeconds: 60, theme: 'dark' },
  ...{ primaryColor: '#3F6B4F', accentColor: '#B4552D', font: 'system-ui', logoAssetId: 'asset-logo' },
  ...{ startScreenAssetId: 'asset-a', experienceScreenAssetId: 'asset-b', sharingScreenAssetId: 'asset-c' },
  ...{
    micrositeBackgroundAssetId: 'asset-d',
    overlayAssetIds: ['asset-e'],
    promotionalAssetIds: ['asset-f'],
  },
  ...{ startText: 'Hello', thanksText: 'Thank you', lockedFields: ['logoAssetId'], photos: 12 },
  inherits: {
    ...{ logoAssetId: 'own', primaryColor: 'own', accentColor: 'own' },
    ...{ bookingUrl: 'own', reviewUrl: 'own' },
  },
  experiences: [],
  micrositeUrl: null,
  lastPhotoThumbUrl: null,
  ...{ createdAt: '2026-09-01T15:30:00Z', updatedAt: '2026-09-18T08:45:00Z' },
};

test('shows a clear error at each field that the contract rejects', () => {
  // Lists of objects have their own tests.
  const sections = sessionForm.map((section) => ({
    ...section,
    fields: section.fields.filter(({ isList }) => !isList),
  }));
  expect(faultsOf({ sections, schemas: [UpdateSessionBody], record })).toEqual([]);
});

test('has every field of the update except the status in exactly one tab', () => {
  const paths = sessionForm.flatMap(({ fields }) => fields.map(({ path }) => path));
  const inContract = Object.keys(UpdateSessionBody.shape).filter((name) => name !== 'status');
  expect(paths.toSorted()).toEqual(inContract.toSorted());
  for (const { fields, tab } of sessionForm)
    if (fields.length > 0) expect(['general', 'branding', 'experiences']).toContain(tab);
});

test.each([
  ['active', '2020-01-01T00:00:00Z', ['endsAt']],
  ['paused', '2020-01-01T00:00:00Z', ['endsAt']],
  ['ended', '2020-01-01T00:00:00Z', []],
  ['active', '2999-01-01T00:00:00Z', []],
] as const)('checks the new end of a session that is %s: %s', (status, endsAt, paths) => {
  const draft = readDraft({
    fields: sessionForm.flatMap((section) => section.fields),
    schema: sessionUpdateSchema({ status }),
    record: { ...record, status },
    edits: new Map([['endsAt', endsAt]]),
  });
  expect([...draft.issues.keys()]).toEqual(paths);
});

test('leaves the stored end of an active session unchecked when something else changes', () => {
  const draft = readDraft({
    fields: sessionForm.flatMap((section) => section.fields),
    schema: sessionUpdateSchema({ status: 'active' }),
    record: { ...record, status: 'active', endsAt: '2020-01-01T00:00:00Z' },
    edits: new Map([['name', 'Later']]),
  });
  expect([...draft.issues.keys()]).toEqual([]);
});

test.each([
  ['{{firstName}} {{link}}', []],
  ['{{frstName}}', ['smsBody']],
])('checks the placeholders of a message: %s', (smsBody, paths) => {
  const draft = readDraft({
    fields: sessionForm.flatMap((section) => section.fields),
    schema: sessionUpdateSchema(record),
    record,
    edits: new Map([['smsBody', smsBody]]),
  });
  expect([...draft.issues.keys()]).toEqual(paths);
});

test('sends null for a reset color, so that it is inherited again', () => {
  const fields = sessionForm.flatMap((section) => section.fields);
  const draft = readDraft({
    fields,
    schema: UpdateSessionBody,
    record,
    edits: new Map<string, unknown>([
      ['accentColor', null],
      ['logoAssetId', null],
    ]),
  });
  expect(draft.body).toEqual({ accentColor: null, logoAssetId: null });
});
