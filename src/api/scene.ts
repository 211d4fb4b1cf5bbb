// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/enums/scene';
export type {
  ImageLayer,
  LayerGroup,
  LayerLength,
  LayerName,
  LayerOpacity,
  LayerOrder,
  LayerPosition,
  LayerRotation,
  LayerScope,
  LayerScopes,
  LogoLayer,
  PhotoLayer,
  ProductLayer,
  QrLayer,
  Scene,
  SceneFont,
  SceneLayer,
  SceneText,
  ShapeLayer,
  TextLayer,
} from './generated/models';
