import { type ManagerUpdate, useUpdateManager } from '~/api/managers';
import { createEditor } from '~/patterns/facts/in-place-form';
import type { FieldPath } from '~/patterns/form/paths';
import { managerForm, managerUpdateBody } from './manager-form';

export type ManagerPath = FieldPath<ManagerUpdate>;

/** Some fields of a manager, in the panel. */
export const ManagerEditor = createEditor(managerForm, managerUpdateBody, useUpdateManager);
