// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const planTypeValues = ['indie', 'business', 'enterprise'] as const;
export const planIntervalValues = ['month', 'year'] as const;
