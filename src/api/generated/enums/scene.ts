// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const sceneFontValues = ['Inter', 'Inter Bold', 'Lora', 'Playfair Display', 'Oswald', 'Dancing Script'] as const;
export const layerScopeValues = ['text', 'color', 'image', 'position', 'size', 'visibility'] as const;
