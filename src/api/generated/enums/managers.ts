// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const managerStatusValues = ['invited', 'active', 'disabled'] as const;
export const managerSortValues = ['invited', '-invited', 'name', '-name', 'active', '-active'] as const;
