// JSON while developing: Vite serves it as a script, which a browser refuses where the import asks for JSON.
import type { Plugin } from 'vite';

const ATTRIBUTE = ", { with: { type: 'json' } }";

/** Removes the type from dynamic imports of JSON, which Node needs. */
export const jsonImports = (): Plugin => ({
  name: 'json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/src/scene/') ? code.replaceAll(ATTRIBUTE, '') : null),
});
