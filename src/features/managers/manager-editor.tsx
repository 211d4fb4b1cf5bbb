import { type Manager, type ManagerUpdate, UpdateManagerBody, useUpdateManager } from '~/api/managers';
import { InPlaceForm } from '~/components/facts/in-place-form';
import type { EditorProps } from '~/components/facts/use-edit-in-place';
import type { FieldPath } from '~/components/form/paths';
import { managerForm } from './manager-form';

export type ManagerPath = FieldPath<ManagerUpdate>;

/** Some fields of a manager, in the panel. */
export function ManagerEditor({ row, ...props }: EditorProps<Manager, ManagerPath>) {
  const { mutateAsync: update } = useUpdateManager();
  return (
    <InPlaceForm
      {...props}
      sections={managerForm}
      schema={UpdateManagerBody}
      record={row}
      save={(data) => update({ id: row.id, data })}
    />
  );
}
