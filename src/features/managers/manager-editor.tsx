import { type ManagerUpdate, useUpdateManager } from '~/api/managers';
import { createEditor } from '~/components/facts/in-place-form';
import type { FieldPath } from '~/components/form/paths';
import { managerForm, updateBody } from './manager-form';

export type ManagerPath = FieldPath<ManagerUpdate>;

/** Some fields of a manager, in the panel. */
export const ManagerEditor = createEditor(managerForm, updateBody, useUpdateManager);
