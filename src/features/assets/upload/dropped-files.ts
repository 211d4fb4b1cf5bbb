let dropped: readonly File[] = [];

/** Keeps the files that were dropped on the list for the page that uploads them. */
export function keepFiles(files: readonly File[]): void {
  dropped = files;
}

export function takeDroppedFiles(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
