// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const integrationNameValues = ['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid'] as const;
export const integrationStatusValues = ['connected', 'expired', 'error'] as const;
