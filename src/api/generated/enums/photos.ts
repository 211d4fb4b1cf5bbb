// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const pairRoleValues = ['before', 'after'] as const;
export const photoMediaValues = ['image', 'gif', 'video'] as const;
export const photoVisibilityValues = ['public', 'hidden'] as const;
export const photoLinkValues = ['on', 'off'] as const;
export const photoHiddenByValues = ['guest', 'staff'] as const;
export const photoApprovalValues = ['pending', 'approved', 'rejected'] as const;
export const deliveryChannelValues = ['email', 'sms'] as const;
export const deliveryStatusValues = ['queued', 'delivering', 'delivered', 'opened', 'error'] as const;
export const photoMilestoneValues = ['delivered', 'opened', 'viewed', 'shared', 'booked'] as const;
