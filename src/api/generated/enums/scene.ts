// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const layerScopeValues = ['text', 'colour', 'image', 'position', 'size', 'visibility'] as const;
