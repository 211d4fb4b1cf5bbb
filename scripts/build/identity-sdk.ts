// Two changes to how the identity SDK is bundled. Together they keep 7.5 KiB from the sign-in page.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Marks the modules of a second copy of a package. */
const COPY = '?second-copy';

/**
 * Bundles a second copy of the identity SDK for one of our files, with the parts that only this file uses. Both copies
 * share the SDK's core and one application. Build only: bundle size does not matter in development.
 */
export function secondCopy(): Plugin {
  const forFile = fileURLToPath(new URL('../../src/identity/firebase-ways.ts', import.meta.url));
  return {
    name: 'second-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(wanted, importer) {
      const isOurs = importer === forFile && wanted === 'firebase/auth';
      const isWithin = importer?.endsWith(COPY) && /^(\.|@firebase\/auth$)/.test(wanted);
      if (!isOurs && !isWithin) return null;
      const found = await this.resolve(wanted, importer?.replace(COPY, ''), { skipSelf: true });
      return found && { ...found, id: found.id + COPY };
    },
  };
}

/**
 * Moves the constants of the identity SDK's classes back into the classes (`static PROVIDER_ID`). The published code
 * assigns them after the class, which prevents unused classes from being tree-shaken: the pop-up's, and one provider's
 * for each service.
 */
export function staticConstants(): Plugin {
  return {
    name: 'static-constants',
    apply: 'build',
    transform: {
      filter: { id: /\/@firebase\/auth\/dist\/esm\/index-/ },
      handler(code) {
        const constants = new Map<string, string>();
        const without = code.replace(
          /^(\w+)(\.\w+ = (?:'\w+'|"[\w.]+"|null|\[\])[^;\n]*;)$/gm,
          (_, name, rest) => {
            constants.set(name, `${constants.get(name) ?? ''} static ${rest.slice(1)}`);
            return '';
          },
        );
        return without.replace(/^class (\w+) .*\{$/gm, (line, name) => line + (constants.get(name) ?? ''));
      },
    },
  };
}
