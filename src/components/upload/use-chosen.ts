import { useState } from 'react';

/** A chosen file that has not been sent yet. */
export interface ChosenFile<Type = unknown> {
  id: number;
  file: File;
  /** What it is uploaded as. */
  type: Type;
  /** Whether it cannot be decoded. */
  damaged?: true;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The files that wait for confirmation. */
export function useChosen<Type>(first: readonly ChosenFile<Type>[] = []) {
  const [files, setFiles] = useState(first);
  const [nextId, setNextId] = useState(first.length);
  const [repeated, setRepeated] = useState(0);
  return {
    files,
    /** How many files of the last choice were chosen before, and are left out. */
    repeated,
    /**
     * @param sent files that are uploaded already
     * @param kept those of the former files that stay
     */
    add(added: readonly File[], type: Type, sent: readonly File[] = [], kept = files) {
      const known = [...kept.map(({ file }) => file), ...sent];
      const rows = added
        .filter((file) => !known.some((other) => isSame(other, file)))
        .map((file, at) => ({ id: nextId + at, file, type }));
      setFiles([...kept, ...rows]);
      setNextId(nextId + rows.length);
      setRepeated(added.length - rows.length);
    },
    setType: (id: number, type: Type) =>
      setFiles(files.map((one) => (one.id === id ? { ...one, type } : one))),
    setAllTypes: (type: Type) => setFiles(files.map((one) => ({ ...one, type }))),
    setDamaged: (id: number) =>
      setFiles((former) => former.map((one) => (one.id === id ? { ...one, damaged: true } : one))),
    remove(...ids: number[]) {
      setFiles(files.filter(({ id }) => !ids.includes(id)));
      setRepeated(0);
    },
  };
}
