// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const deviceStatusFilterValues = ['online', 'offline', 'outdated', 'never', 'unlinked'] as const;
export const deviceSortValues = ['name', '-name', 'seen', '-seen', 'linked', '-linked'] as const;
export const deviceStatusValues = ['online', 'offline', 'outdated', 'never'] as const;
