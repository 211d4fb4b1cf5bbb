import { useState } from 'react';
import type { AssetType } from '~/api/assets';

/** A chosen file that has not been sent yet. */
export interface ChosenFile {
  id: number;
  file: File;
  type: AssetType;
}

/** The files that wait for confirmation. */
export function useReview() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [nextId, setNextId] = useState(0);
  return {
    files,
    add(added: Iterable<File>, type: AssetType) {
      const all = [...added];
      setFiles([...files, ...all.map((file, at) => ({ id: nextId + at, file, type }))]);
      setNextId(nextId + all.length);
    },
    setType: (id: number, type: AssetType) =>
      setFiles(files.map((one) => (one.id === id ? { ...one, type } : one))),
    setAllTypes: (type: AssetType) => setFiles(files.map((one) => ({ ...one, type }))),
    remove: (id: number) => setFiles(files.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
  };
}
