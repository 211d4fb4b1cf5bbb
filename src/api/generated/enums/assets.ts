// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const assetTypeValues = ['logo', 'promotional', 'template_background', 'template_overlay', 'overlay', 'start_screen', 'experience_screen', 'sharing_screen', 'microsite_background', 'layout', 'misc'] as const;
export const assetSortValues = ['-createdAt', 'createdAt', 'name', '-name', '-bytes', 'bytes'] as const;
