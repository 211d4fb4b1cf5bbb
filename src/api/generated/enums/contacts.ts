// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const consentStatusValues = ['in', 'out', 'unknown'] as const;
export const contactCampaignOutcomeValues = ['sent', 'opened', 'clicked'] as const;
export const contactSortValues = ['changed', '-changed', 'name', '-name', 'lastPhoto', '-lastPhoto', 'lastVisit', '-lastVisit'] as const;
export const consentHowValues = ['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop'] as const;
