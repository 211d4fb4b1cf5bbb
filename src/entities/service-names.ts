import type { IntegrationName } from '~/api/integrations';

/** Brand names are not translated. */
export const serviceNames: Record<IntegrationName, string> = {
  storage: 'File storage',
  facebook: 'Facebook',
  crm: 'CRM',
  google: 'Google',
  instagram: 'Instagram',
  square: 'Square',
  twilio: 'Twilio',
  twitter: 'X',
  mindbody: 'Mindbody',
  'salon-interactive': 'Salon Interactive',
  meevo: 'Meevo',
  phorest: 'Phorest',
  textel: 'Textel',
  sendgrid: 'SendGrid',
};
