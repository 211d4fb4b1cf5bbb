import { msg } from '@lingui/core/macro';
import type { IntegrationConnect, IntegrationName } from '~/api/integrations';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';

const field = fieldsOf<IntegrationConnect>();

const apiKey = field.text('keys.apiKey', {
  label: msg`API key`,
  hint: msg`Create it in your account there. It is not shown again after you save.`,
  formatError: msg`Paste the whole key, without spaces.`,
  type: 'password',
  autoComplete: 'off',
});

const sendgridKey = field.text('keys.apiKey', {
  label: msg`API key`,
  hint: msg`In Sendgrid under Settings, API Keys. It begins with SG. and is not shown again after you save.`,
  formatError: msg`Paste the whole key, without spaces.`,
  type: 'password',
  autoComplete: 'off',
});

const siteId = field.text('keys.siteId', {
  label: msg`Business ID`,
  hint: msg`The number or name of your business at this service.`,
  formatError: msg`Enter the ID without spaces.`,
});

const fields: { [Name in IntegrationName]?: Section<IntegrationConnect>['fields'] } = {
  sendgrid: [sendgridKey],
  textel: [apiKey],
  'salon-interactive': [siteId, apiKey],
  meevo: [siteId, apiKey],
  phorest: [siteId, apiKey],
};

export const keyForm = (name: IntegrationName): Section<IntegrationConnect>[] => [
  { title: msg`Keys`, fields: fields[name] ?? [apiKey] },
];
