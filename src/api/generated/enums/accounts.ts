// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const auditActionValues = ['create', 'view', 'allowChanges', 'endView', 'update', 'refreshStockAssets'] as const;
