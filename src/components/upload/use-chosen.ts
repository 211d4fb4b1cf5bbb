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
  return {
    files,
    add(added: Iterable<File>, type: Type) {
      const rows = [...added]
        .filter((file) => !files.some((chosen) => isSame(chosen.file, file)))
        .map((file, at) => ({ id: nextId + at, file, type }));
      setFiles([...files, ...rows]);
      setNextId(nextId + rows.length);
    },
    setType: (id: number, type: Type) =>
      setFiles(files.map((one) => (one.id === id ? { ...one, type } : one))),
    setAllTypes: (type: Type) => setFiles(files.map((one) => ({ ...one, type }))),
    setDamaged: (id: number) =>
      setFiles((former) => former.map((one) => (one.id === id ? { ...one, damaged: true } : one))),
    remove: (...ids: number[]) => setFiles(files.filter(({ id }) => !ids.includes(id))),
  };
}
