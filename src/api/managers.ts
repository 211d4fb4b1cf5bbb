// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/managers';
export * from './generated/enums/managers';
export * from './generated/hooks/managers';
export type {
  Manager,
  ManagerCreate,
  ManagerLocationIds,
  ManagerPage,
  ManagerPermissions,
  ManagerSort,
  ManagerStatus,
  ManagerUpdate,
} from './generated/models';
export * from './generated/params/managers';
