/** Offers a file as a browser download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
