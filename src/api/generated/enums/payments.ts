// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const limitNameValues = ['devices', 'locations', 'contacts', 'emails', 'sms', 'storageGb'] as const;
export const planTypeValues = ['indie', 'business', 'enterprise'] as const;
export const subscriptionStatusValues = ['trialing', 'active', 'past_due', 'canceled'] as const;
export const planIntervalValues = ['month', 'year'] as const;
export const cardBrandValues = ['visa', 'mastercard', 'amex', 'discover', 'other'] as const;
export const invoiceStatusValues = ['paid', 'open'] as const;
export const cancellationReasonValues = ['too_expensive', 'not_used', 'missing_feature', 'other_product', 'closing', 'other'] as const;
