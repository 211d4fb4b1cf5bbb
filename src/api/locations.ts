// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/locations';
export * from './generated/enums/locations';
export * from './generated/hooks/locations';
export type {
  Location,
  LocationCreate,
  LocationManagerIds,
  LocationName,
  LocationPage,
  LocationPassword,
  LocationPasswordSet,
  LocationSecret,
  LocationStatus,
  LocationUpdate,
} from './generated/hooks/models.schemas';
export * from './generated/params/locations';
