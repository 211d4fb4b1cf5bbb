// Two changes to how the identity SDK is bundled. Together they keep 7.5 KiB from the sign-in page.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Marks the modules of a second copy of a package. */
const COPY = '?second-copy';

/**
 * Gives one file of ours a copy of the identity SDK of its own, with what only it uses. The SDK's core is shared: both
 * copies work on one application. Of no use while developing, where files are not counted.
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
 * Sets the constants of the identity SDK's classes back into them, where its source has them (`static PROVIDER_ID`).
 * It is published with the statement behind the class, which keeps a class that nobody uses: the pop-up's, and a
 * provider's for each other service.
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
