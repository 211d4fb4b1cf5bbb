/** What operating systems put into folders, and hidden files. */
const SYSTEM_FILE = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * Passes on the files of a drop, and those in dropped folders and the folders within. Must be called
 * during the event. What cannot be read is passed on as it is, so that it is not left out silently.
 */
export function takeDropped({ items, files }: DataTransfer, onFiles: (files: readonly File[]) => void): void {
  const dropped = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.some(({ isDirectory }) => isDirectory)) filesIn(entries).then(onFiles, () => onFiles(dropped));
  else onFiles(dropped);
}

async function filesIn(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (isFolder(entry)) return filesIn((await read(entry)).filter(({ name }) => !SYSTEM_FILE.test(name)));
      return isFile(entry) ? [await new Promise<File>((done, fail) => entry.file(done, fail))] : [];
    }),
  );
  return lists.flat();
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives a part of a folder at a time, and nothing at the end. */
async function read(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (part.length === 0) return found;
    found.push(...part);
  }
}
