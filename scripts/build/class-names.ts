// Short class names. A page has some 300, and each travels twice: in the styles and in the script.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const files = globSync('**/*.module.css', { cwd: source }).sort();
const classes = new Map<string, string[]>();

/** The name of a class of a CSS module: the number of its file in the list of all, and its own there. */
export function shortClassName(name: string, path: string): string {
  const file = files.indexOf(path.replace(source, '').replace(/\?.*$/, ''));
  if (file === -1) throw new Error(`${path} is not a CSS module of src.`);
  const known = classes.get(path) ?? [];
  classes.set(path, known);
  if (!known.includes(name)) known.push(name);
  return `_${file.toString(36).padStart(2, '0')}${known.indexOf(name).toString(36)}`;
}
