// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/templates';
export * from './generated/enums/templates';
export * from './generated/hooks/templates';
export type {
  Template,
  TemplateCreate,
  TemplateDpi,
  TemplateHeight,
  TemplateHeightWanted,
  TemplateKind,
  TemplateName,
  TemplatePage,
  TemplatePreviewFile,
  TemplatePreviewUpload,
  TemplateTag,
  TemplateTags,
  TemplateUpdate,
  TemplateUse,
  TemplateWidth,
} from './generated/models';
export * from './generated/params/templates';
