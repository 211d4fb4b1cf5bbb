import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMap, LineCounter, type Node, parseDocument } from 'yaml';
import { SourceError } from './source-error.ts';

/**
 * Checks that a file is a contract before it is parsed as one.
 * @param retell replaces the path in a message by the name known to the user
 * @throws SourceError
 */
export function checkOutline(file: string, retell: (message: string) => string): void {
  const lines = new LineCounter();
  const tree = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const name = retell(relative('.', file));
  const [error] = tree.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new SourceError(`${name}:${line}: This is neither YAML nor JSON: ${error.message.split('\n')[0]}`);
  }
  if (!isMap(tree.contents))
    throw new SourceError(`${name} is no OpenAPI document; give one of version 3, in YAML or JSON.`);
  const version = `${tree.get('openapi') ?? ''}`;
  if (!tree.has('swagger') && !/^3\.\d/.test(version)) {
    const found = version === '' ? 'has no line "openapi: 3…"' : `says openapi: ${version}`;
    throw new SourceError(`${name} ${found}; give an OpenAPI document of version 3.`);
  }
  const paths = tree.get('paths');
  if (!isMap(paths)) throw new SourceError(`${name} has no paths, so there is nothing to compare.`);
  for (const { key, value } of paths.items) {
    if (isMap(value)) continue;
    const offset = (key as Node).range?.[0] ?? 0;
    throw new SourceError(
      `${name}:${lines.linePos(offset).line}: The path ${key} holds no operations; give it one, or leave it out.`,
    );
  }
}
