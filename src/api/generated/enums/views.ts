// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const viewListValues = ['accounts', 'assets', 'campaigns', 'contacts', 'devices', 'locations', 'managers', 'photos', 'products', 'sessions', 'templates'] as const;
