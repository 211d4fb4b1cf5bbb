// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const auditActionValues = ['create', 'view', 'allowChanges', 'change', 'endView', 'update', 'refreshStockAssets'] as const;
export const accountSortValues = ['name', '-name', 'created', '-created', 'photo', '-photo', 'active', '-active'] as const;
