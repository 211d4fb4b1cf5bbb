import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';
import { notify } from '~/ui/feedback/notifications';

/** The props of an editor: a component that wraps `InPlaceForm`, and is loaded on demand. */
export interface EditorProps<Row, Path extends string> {
  row: Row;
  label: string;
  /** The fields to show. */
  paths: readonly Path[];
  onSaved: (row: Row) => void;
  onCancel: () => void;
}

export interface EditInPlace<Row, Path extends string> {
  /** The record with the last save. */
  row: Row;
  mayEdit: boolean;
  /** Null until it is loaded. */
  Editor: ComponentType<EditorProps<Row, Path>> | null;
  /** Loads the editor. @returns false after a notice that this failed */
  load: () => Promise<boolean>;
  onSaved: (row: Row) => void;
}

interface Settings<Row, Path extends string> {
  row: Row;
  /** Nothing can be edited without the permission for this call. */
  needs: OperationId;
  /** Nothing can be edited while this is false. */
  when?: boolean;
  readEditor: () => Promise<ComponentType<EditorProps<Row, Path>>>;
}

/** The editing state of one record's `EditableFact`s. */
export function useEditInPlace<Row, Path extends string>(
  settings: Settings<Row, Path>,
): EditInPlace<Row, Path> {
  const { row, needs, when = true, readEditor } = settings;
  const { t } = useLingui();
  const mayEdit = usePermission(needs) && when;
  const [saved, setSaved] = useState<{ over: Row; row: Row } | null>(null);
  const [Editor, setEditor] = useState<EditInPlace<Row, Path>['Editor']>(null);
  // A lazy component that cannot be loaded would replace the whole page by its error. The browser also remembers a
  // failed import until the page is loaded again, so nothing is imported offline.
  const loadEditor = async () => {
    if (Editor) return true;
    if (!navigator.onLine) return false;
    const read = await readEditor().catch(() => null);
    setEditor(() => read);
    return read !== null;
  };
  const preload = useEffectEvent(() => {
    if (mayEdit) void loadEditor();
  });
  useEffect(() => preload(), []);
  return {
    // The response of the last save, until the record is reloaded.
    row: saved?.over === row ? saved.row : row,
    mayEdit,
    Editor,
    load: async () => {
      const isRead = await loadEditor();
      if (!isRead) notify({ text: t`This needs a connection the first time it is opened.`, type: 'danger' });
      return isRead;
    },
    onSaved: (answer) => setSaved({ over: row, row: answer }),
  };
}
