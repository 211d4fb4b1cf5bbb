// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const accountStatusValues = ['trial', 'active', 'past_due', 'suspended'] as const;
export const accountFeatureValues = ['campaigns', 'microsites', 'integrations', 'analytics', 'franchise'] as const;
export const guestDomainStatusValues = ['none', 'waiting', 'wrong', 'verified'] as const;
export const dnsRecordTypeValues = ['CNAME', 'TXT'] as const;
export const dnsRecordStatusValues = ['missing', 'wrong', 'found'] as const;
export const accountExportStatusValues = ['none', 'preparing', 'ready', 'failed', 'expired'] as const;
