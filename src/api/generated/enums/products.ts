// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const productSortValues = ['order', '-order', 'name', '-name', 'price', '-price', 'changed', '-changed'] as const;
