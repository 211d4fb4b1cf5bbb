// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const campaignChannelValues = ['email', 'sms'] as const;
export const campaignStatusValues = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed'] as const;
export const campaignKindValues = ['once', 'repeating', 'automatic'] as const;
export const campaignSortValues = ['changed', '-changed', 'name', '-name', 'time', '-time'] as const;
export const campaignTriggerEventValues = ['after_photo', 'winback', 'birthday', 'not_viewed'] as const;
export const audienceMembershipValues = ['is', 'isNot'] as const;
export const audienceRecencyValues = ['within', 'notWithin'] as const;
export const campaignPlaceholderValues = ['{{firstName}}', '{{business}}', '{{location}}', '{{link}}', '{{photoLink}}'] as const;
export const campaignPhotoShownValues = ['own', 'sample', 'none'] as const;
export const campaignStatusWantedValues = ['draft', 'scheduled', 'sending', 'paused', 'canceled'] as const;
