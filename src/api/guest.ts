// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import type { components } from './generated/schema';

type schemas = components['schemas'];

export type GuestEvent = schemas['GuestEvent'];
export type GuestEventCounted = schemas['GuestEventCounted'];
export type GuestEventKind = schemas['GuestEventKind'];
export type GuestHidden = schemas['GuestHidden'];
export type GuestHide = schemas['GuestHide'];
export type GuestMessageCode = schemas['GuestMessageCode'];
export type GuestPair = schemas['GuestPair'];
export type GuestPass = schemas['GuestPass'];
export type GuestPasscode = schemas['GuestPasscode'];
export type GuestPhoto = schemas['GuestPhoto'];
export type GuestPhotoPage = schemas['GuestPhotoPage'];
export type GuestPhotoView = schemas['GuestPhotoView'];
export type GuestProblem409 = schemas['GuestProblem409'];
export type GuestProblem410 = schemas['GuestProblem410'];
export type GuestProduct = schemas['GuestProduct'];
export type GuestSite = schemas['GuestSite'];
export type GuestSubscription = schemas['GuestSubscription'];
export type GuestVisitor = schemas['GuestVisitor'];
