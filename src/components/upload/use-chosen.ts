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
  const [{ files, repeated }, change] = useState({ files: first, repeated: 0, nextId: first.length });
  const changeFiles = (how: (former: readonly ChosenFile<Type>[]) => readonly ChosenFile<Type>[]) =>
    change((former) => ({ ...former, files: how(former.files) }));
  return {
    files,
    /** How many files of the last choice were chosen before, and are left out. */
    repeated,
    /**
     * Can be called late: a dropped folder is read while other files are chosen.
     * @param sent files that are uploaded already
     * @param keep chooses those of the former files that stay
     */
    add(
      added: readonly File[],
      type: Type,
      sent: readonly File[] = [],
      keep = (former: readonly ChosenFile<Type>[]) => former,
    ) {
      change((former) => {
        const kept = keep(former.files);
        const known = [...kept.map(({ file }) => file), ...sent];
        const rows = added
          .filter((file) => !known.some((other) => isSame(other, file)))
          .map((file, at) => ({ id: former.nextId + at, file, type }));
        return {
          files: [...kept, ...rows],
          repeated: added.length - rows.length,
          nextId: former.nextId + rows.length,
        };
      });
    },
    setType: (id: number, type: Type) =>
      changeFiles((former) => former.map((one) => (one.id === id ? { ...one, type } : one))),
    setAllTypes: (type: Type) => changeFiles((former) => former.map((one) => ({ ...one, type }))),
    setDamaged: (id: number) =>
      changeFiles((former) => former.map((one) => (one.id === id ? { ...one, damaged: true } : one))),
    remove: (...ids: number[]) =>
      change((former) => ({
        ...former,
        files: former.files.filter(({ id }) => !ids.includes(id)),
        repeated: 0,
      })),
  };
}
