// Photos that wait to be sent, on the disk. One is there from the moment its description is, which is written last and
// goes first: whenever the booth is killed, each photo is there whole or not at all.
import { mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text parts of the call, as the contract has them. */
export type Parts = { clientId: string } & Record<string, string>;

export interface Waiting {
  parts: Parts;
  /** For people: what it is. */
  title: string;
}

export interface Queue {
  readonly length: number;
  add(photo: Waiting, media: Buffer): void;
  /** The one that has waited longest. */
  first(): Waiting | undefined;
  /** As it is handed in. */
  form(photo: Waiting): Promise<FormData>;
  remove(photo: Waiting): void;
  /** Keeps one that nobody takes, where it does not stand in the way. @returns where */
  setAside(photo: Waiting): string;
  /** Takes an empty folder away. */
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
  // What a kill has left half-done.
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
      // In the order they were taken, also those of one millisecond.
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
