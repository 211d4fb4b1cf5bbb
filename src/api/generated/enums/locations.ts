// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const locationStatusValues = ['active', 'disabled'] as const;
export const locationSortValues = ['name', '-name', 'created', '-created', 'online', '-online', 'photos', '-photos', 'contacts', '-contacts'] as const;
