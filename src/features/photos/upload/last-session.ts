// The session of the last upload in this browser: the next one is probably for it as well.
const KEY = 'upload-session';

export function keepSession(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage, the next upload suggests the active session.
  }
}

export function lastSession(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
