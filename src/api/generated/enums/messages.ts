// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const messageKindValues = ['importFinished', 'boothOffline', 'campaignSent', 'campaignPaused', 'campaignFailed', 'photoHidden'] as const;
