// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/templates';
export * from './generated/enums/templates';
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
} from './generated/hooks/models.schemas';
export * from './generated/hooks/templates';
export * from './generated/params/templates';
