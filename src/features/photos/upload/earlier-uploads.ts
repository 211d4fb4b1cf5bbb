// Which files this browser uploaded to which session, so that a second choice of the same files is noticed.
const KEY = 'uploaded-files';
/** Of the latest files. */
const KEPT = 3000;

/** A code instead of the name, because a browser can be shared. */
function codeOf({ name, size, lastModified }: File, sessionId: string): string {
  let hash = 5381;
  for (const letter of `${sessionId}/${name}/${size}/${lastModified}`)
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${hash.toString(36)}${size.toString(36)}`;
}

function read(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function keepUploaded(file: File, sessionId: string): void {
  try {
    const code = codeOf(file, sessionId);
    localStorage.setItem(KEY, [...read().filter((other) => other !== code), code].slice(-KEPT).join(' '));
  } catch {
    // Without storage, the same files can be chosen again unnoticed.
  }
}

/** Those of some files that were uploaded to the session before, perhaps on an earlier visit. */
export function uploadedBefore<Chosen extends { file: File }>(
  files: readonly Chosen[],
  sessionId: string,
): Chosen[] {
  const known = new Set(read());
  return files.filter(({ file }) => known.has(codeOf(file, sessionId)));
}
