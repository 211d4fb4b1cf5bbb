// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/devices';
export * from './generated/enums/devices';
export * from './generated/hooks/devices';
export type {
  Device,
  DeviceCode,
  DeviceIdle,
  DeviceName,
  DeviceNamePage,
  DevicePage,
  DeviceSort,
  DeviceStatus,
  DeviceStatusFilter,
  DeviceTitle,
  DeviceUpdate,
} from './generated/models';
export * from './generated/params/devices';
