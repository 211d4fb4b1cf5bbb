import { expect, test } from 'vitest';
import { type Campaign, type CampaignUpdate, CreateCampaignBody, UpdateCampaignBody } from '~/api/campaigns';
import { faultsOf } from '~/testing/form-matrix';
import { composerFields } from './composer-fields';

const nobody = { audience: 0, sent: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 };

const record: Campaign = {
  ...{
    id: 'campaign-autumn',
    version: 'first',
    name: 'Autumn',
    channel: 'email',
    status: 'draft',
    kind: 'once',
  },
  ...{ time: '2032-10-06T14:00:00.000Z', repeat: null, trigger: null, timezone: 'America/Toronto' },
  audience: { match: 'any', rules: [{ field: 'tag', op: 'is', values: ['colour'] }] },
  ...{ subject: 'Autumn', preheader: 'See', body: 'Hi', smsBody: null, templateId: null, mediaIds: [] },
  ...{ linkUrl: 'https://juniper.example', productIds: ['product-serum'], senderName: 'Juniper' },
  ...{
    replyTo: 'hello@juniper.example',
    quietHours: { from: '21:00', to: '09:00' },
    thumbUrl: null,
    failure: null,
  },
  stats: { ...nobody, skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 } },
  createdBy: { id: 'owner-beauty', name: 'Mara Lindqvist' },
  ...{ createdAt: '2026-09-01T10:00:00Z', updatedAt: '2026-09-01T10:00:00Z' },
};

/** Text inputs; the others have inputs that do not allow invalid values. */
const TYPED = ['name', 'subject', 'preheader', 'linkUrl', 'senderName', 'replyTo', 'body'];

test('shows a clear error at the field for every value that the contract refuses', () => {
  const sections = composerFields.map((section) => ({
    ...section,
    fields: section.fields.filter(({ path }) => TYPED.includes(path)),
  }));
  expect(
    faultsOf<CampaignUpdate, Campaign>({
      sections,
      schemas: [CreateCampaignBody, UpdateCampaignBody],
      record,
    }),
  ).toEqual([]);
});
