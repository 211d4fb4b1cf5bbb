// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const businessCategoryValues = ['beauty', 'pets', 'construction', 'marketing', 'other'] as const;
export const userTypeValues = [0, 1, 2, 3] as const;
export const displayModeValues = [0, 1] as const;
