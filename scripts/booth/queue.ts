// Photos waiting to be sent, on disk. The description is written last and deleted first, so whenever the booth is
// killed, each photo is stored completely or not at all.
import { mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text parts of the call, as the contract defines them. */
export type Parts = { clientId: string } & Record<string, string>;

export interface Waiting {
  parts: Parts;
  /** A description for log lines. */
  title: string;
}

export interface Queue {
  readonly length: number;
  add(photo: Waiting, media: Buffer): void;
  /** The oldest photo. */
  first(): Waiting | undefined;
  /** In the form it was added. */
  form(photo: Waiting): Promise<FormData>;
  remove(photo: Waiting): void;
  /** Moves a refused photo out of the queue. @returns its new path */
  setAside(photo: Waiting): string;
  /** Removes the folder if it is empty. */
  close(): void;
}

const DESCRIPTION = /^(\d{15})-([\w-]+)\.json$/;

export function openQueue(folder: string): Queue {
  mkdirSync(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const name of readdirSync(folder).toSorted()) {
    const clientId = DESCRIPTION.exec(name)?.[2];
    if (clientId) names.set(clientId, name);
  }
  const media = (clientId: string) => join(folder, `${clientId}.media`);
  // Incomplete photos left by a kill.
  for (const name of readdirSync(folder)) {
    const isWhole = names.has(name.replace(/\.media$/, ''));
    if (name.endsWith('.part') || (name.endsWith('.media') && !isWhole)) rmSync(join(folder, name));
  }
  let last = 0;

  const write = (name: string, content: string | Buffer) => {
    const part = join(folder, `${name}.part`);
    writeFileSync(part, content, { flush: true });
    renameSync(part, join(folder, name));
  };
  const forget = ({ parts: { clientId } }: Waiting) => {
    const name = names.get(clientId);
    names.delete(clientId);
    return name ?? '';
  };

  return {
    get length() {
      return names.size;
    },
    add(photo, content) {
      const { clientId } = photo.parts;
      // In the order they were taken, also within one millisecond.
      last = Math.max(last + 1, Date.now());
      const name = `${last}`.padStart(15, '0').concat(`-${clientId}.json`);
      write(`${clientId}.media`, content);
      write(name, JSON.stringify(photo));
      names.set(clientId, name);
    },
    first() {
      const [name] = names.values();
      return name === undefined ? undefined : JSON.parse(readFileSync(join(folder, name), 'utf8'));
    },
    async form({ parts }) {
      const form = new FormData();
      for (const [name, text] of Object.entries(parts)) form.append(name, text);
      form.append('photo', await openAsBlob(media(parts.clientId)), 'photo');
      return form;
    },
    remove(photo) {
      rmSync(join(folder, forget(photo)));
      rmSync(media(photo.parts.clientId), { force: true });
    },
    setAside(photo) {
      const aside = join(folder, 'refused');
      mkdirSync(aside, { recursive: true });
      renameSync(media(photo.parts.clientId), join(aside, `${photo.parts.clientId}.media`));
      const name = forget(photo);
      renameSync(join(folder, name), join(aside, name));
      return aside;
    },
    close() {
      if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
    },
  };
}
