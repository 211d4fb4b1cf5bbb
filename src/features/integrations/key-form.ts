import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { ConnectIntegrationBody, type IntegrationConnect, type IntegrationName } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { KeyInput } from './key-input';

const field = fieldsOf<IntegrationConnect>();

const keyField = (hint: MessageDescriptor) =>
  field.converted('keys.apiKey', {
    label: msg`API key`,
    hint,
    formatError: msg`Paste the whole key, without spaces.`,
    Input: KeyInput,
    toInput: (key) => (typeof key === 'string' ? key : ''),
    fromInput: (typed) => typed.trim(),
  });

const apiKeyOf = (name: IntegrationName) => {
  const service = serviceNames[name];
  return keyField(
    msg`You find it in your ${service} account, usually under Settings, API or Integrations. If there is none, ask the support of ${service}. You can't see it here again after you save.`,
  );
};

const sendgridKey = keyField(
  msg`You find it in SendGrid under Settings, API Keys. It begins with SG. You can't see it here again after you save.`,
);

const siteId = field.text('keys.siteId', {
  label: msg`Business ID`,
  hint: msg`The number or name of your business at this service.`,
  formatError: msg`Enter the ID without spaces.`,
});

const needsSite: readonly IntegrationName[] = ['salon-interactive', 'meevo', 'phorest'];

const keys = ConnectIntegrationBody.shape.keys.def.innerType;

/** With the object there, an empty key is an error of its field. @param siteId of the connection to replace */
export const firstKeys = (siteId: string | null = null) => ({
  keys: { apiKey: '', ...(siteId !== null && { siteId }) },
});

/** The contract's schema, with the keys that this service needs. */
export const keySchema = (name: IntegrationName) =>
  z.extend(ConnectIntegrationBody, {
    keys: needsSite.includes(name) ? z.required(keys, { siteId: true }) : keys,
  });

export const keyForm = (name: IntegrationName): Section<IntegrationConnect>[] => [
  {
    title: msg`Keys`,
    fields: [
      ...(needsSite.includes(name) ? [siteId] : []),
      name === 'sendgrid' ? sendgridKey : apiKeyOf(name),
    ],
  },
];
