// A Babel plugin that runs after Lingui's macros. It compiles each English message in place, so that a page's messages
// load with the page: the first script contains no complete catalog, and the browser needs no parser.
import { basename } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin } from 'vite';
import { readCatalog } from './i18n/catalogs.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}
interface Path<T extends Node> {
  node: T;
  parent: Node;
}
interface Literal extends Node {
  value: string;
}
interface Property extends Node {
  key: { name?: string; value?: string };
  value: Literal | null;
}
interface Attribute extends Node {
  name: { name?: string };
  value: Literal | null;
}

/** The macros' message id: six characters of a hash of its text. */
const GENERATED_ID = /^[\w+/-]{6}$/;

interface Types {
  valueToNode(value: unknown): Node;
  jsxExpressionContainer(expression: Node): Node;
}

/** Lingui's macros and this plugin, for the builds of the app and of its tests. */
export function messages() {
  const { preset, rolldown } = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return [
    babel({ presets: [{ preset: { plugins: [...preset.plugins, compileMessages] }, rolldown }] }),
    compilerApart(),
    builtInCatalogs(),
  ];
}

/** Compiles a catalog that the app imports, for example `./catalogs/de.po`, into a module. */
function builtInCatalogs(): Plugin {
  return {
    name: 'built-in-catalogs',
    load: {
      filter: { id: /\/i18n\/catalogs\/\w+\.po$/ },
      handler(id) {
        this.addWatchFile(id);
        const messages = readCatalog(basename(id, '.po')).flatMap(({ id, translation }) =>
          translation === '' ? [] : [[id, compileMessageOrThrow(translation)]],
        );
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(messages))}`,
          moduleType: 'js',
        };
      },
    },
  };
}

const COMPILER = '@lingui/message-utils/compileMessage';

/**
 * Lingui's core imports the message compiler but does not use it in production. Unless removed, it would be bundled
 * into the first script, together with the part that src/i18n/compile.ts loads for languages other than English.
 */
function compilerApart(): Plugin {
  const nothing = '\0no-compiler';
  return {
    name: 'compiler-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === COMPILER && importer?.includes('@lingui/core') ? nothing : null),
    load: (id) => (id === nothing ? 'export const compileMessage = undefined;' : null),
  };
}

function compileMessages({ types }: { types: Types }) {
  return {
    name: 'compile-messages',
    visitor: {
      /** `{ id: "GX8GKD", message: "Assets" }` */
      ObjectProperty({ node, parent }: Path<Property>) {
        if (node.key.name !== 'message' || node.value?.type !== 'StringLiteral') return;
        const siblings = (parent.properties ?? []) as Property[];
        const id = siblings.find(({ key }) => key?.name === 'id')?.value;
        if (id?.type !== 'StringLiteral' || !GENERATED_ID.test(id.value)) return;
        node.value = types.valueToNode(compileMessageOrThrow(node.value.value)) as Literal;
      },
      /** `<Trans id="GX8GKD" message="Assets" />` */
      JSXAttribute({ node, parent }: Path<Attribute>) {
        if (node.name.name !== 'message' || !node.value) return;
        const siblings = (parent.attributes ?? []) as Attribute[];
        const id = textOf(siblings.find(({ name }) => name?.name === 'id')?.value);
        const message = textOf(node.value);
        if (id === null || message === null || !GENERATED_ID.test(id)) return;
        const compiled = types.valueToNode(compileMessageOrThrow(message));
        node.value = types.jsxExpressionContainer(compiled) as Literal;
      },
    },
  };
}

/** The text of an attribute, as a string or an expression. */
function textOf(value: Node | null | undefined): string | null {
  const inner = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
  return inner?.type === 'StringLiteral' ? (inner as Literal).value : null;
}
