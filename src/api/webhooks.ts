// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import type { components } from './generated/schema';

type schemas = components['schemas'];

export type MessageEvent = schemas['MessageEvent'];
export type MessageEvents = schemas['MessageEvents'];
export type MessageEventsTaken = schemas['MessageEventsTaken'];
export type SendgridEvent = schemas['SendgridEvent'];
export type SendgridEvents = schemas['SendgridEvents'];
export type TwilioEvent = schemas['TwilioEvent'];
