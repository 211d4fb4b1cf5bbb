// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const templateDpiValues = [72, 150, 300] as const;
export const templateKindValues = ['print', 'story', 'square', 'strip', 'mail'] as const;
