// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/locations';
export * from './generated/enums/locations';
export * from './generated/hooks/locations';
export type {
  Location,
  LocationChange,
  LocationChanges,
  LocationCreate,
  LocationDevice,
  LocationManagerIds,
  LocationName,
  LocationPage,
  LocationPassword,
  LocationPasswordSet,
  LocationSecret,
  LocationSort,
  LocationStatus,
  LocationsApply,
  LocationsChanged,
  LocationUpdate,
  LocationValue,
} from './generated/models';
export * from './generated/params/locations';
