import { type ComponentType, useState } from 'react';
import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';

/** The props of an editor: a lazy component that wraps `InPlaceForm`. */
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
  Editor: ComponentType<EditorProps<Row, Path>>;
  onSaved: (row: Row) => void;
}

interface Settings<Row, Path extends string> {
  row: Row;
  /** Nothing can be edited without the permission for this call. */
  needs: OperationId;
  /** Nothing can be edited while this is false. */
  when?: boolean;
  Editor: ComponentType<EditorProps<Row, Path>>;
}

/** The editing state of one record's `EditableFact`s. */
export function useEditInPlace<Row, Path extends string>(
  settings: Settings<Row, Path>,
): EditInPlace<Row, Path> {
  const { row, needs, when = true, Editor } = settings;
  const mayEdit = usePermission(needs) && when;
  const [saved, setSaved] = useState<{ over: Row; row: Row } | null>(null);
  return {
    // The response of the last save, until the record is reloaded.
    row: saved?.over === row ? saved.row : row,
    mayEdit,
    Editor,
    onSaved: (answer) => setSaved({ over: row, row: answer }),
  };
}
