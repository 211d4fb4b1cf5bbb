// Generates everything that follows from the contract: one folder and one entry file per tag.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import ts from 'typescript';
import config from '../../codegen.config.ts';
import type { OpenApi } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import { answersTable } from './answers.ts';
import { callable, forValidators } from './document.ts';
import { hooks, models } from './hooks.ts';
import { doors, enums, operationsTable, routesTable, typeDoors, validatorsAgree } from './tables.ts';

const BANNER = 'Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.';
const comment = `// ${BANNER}\n`;

/**
 * Writes everything except the entry files into a folder, which it empties first.
 * @returns the entry files, as file name -> text, for the caller to write beside the folder
 */
export async function generate(whole: Contract, outDir: string): Promise<Map<string, string>> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(join(outDir, name, '..'), { recursive: true });
    writeFileSync(join(outDir, name), comment + text);
  };
  write('schema.d.ts', await types(whole.document));
  const contract = callable(whole, config.typesOnly);
  write('models.ts', models(contract));
  for (const [tag, text] of hooks(contract)) write(`hooks/${tag}.ts`, text);
  await validators(contract, outDir);
  write('operations.ts', operationsTable(contract));
  write('routes.ts', routesTable(contract));
  for (const [tag, text] of enums(contract)) write(`enums/${tag}.ts`, text);
  write('validators-agree.ts', validatorsAgree(contract));
  write('answers.ts', answersTable(contract));
  return formatted(
    [...doors(contract, outDir), ...typeDoors(whole, config.typesOnly)].map(([tag, text]) => [
      `${tag}.ts`,
      comment + text,
    ]),
  );
}

async function types(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as Parameters<typeof openapiTS>[0], {
    alphabetize: true,
    defaultNonNullable: false,
    // A file in a form is a Blob in the browser.
    transform: (schema) =>
      'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
        ? ts.factory.createTypeReferenceNode('Blob')
        : undefined,
  });
  return astToString(nodes);
}

/** Two sets, because URL parameters are needed immediately and bodies only on pages with forms. */
async function validators({ document }: Contract, outDir: string): Promise<void> {
  const none = { param: false, query: false, header: false, body: false, response: false };
  const sets = { params: { ...none, param: true, query: true }, bodies: { ...none, body: true } };
  for (const [name, generate] of Object.entries(sets)) {
    await run(forValidators(document), {
      target: join(outDir, name, 'v1.ts'),
      mode: 'tags',
      client: 'zod',
      fileExtension: '.ts',
      override: {
        header: () => [BANNER],
        zod: {
          version: 4,
          variant: 'mini',
          generate,
          coerce: { query: ['number', 'array'], param: ['number'] },
        },
      },
    });
  }
  for (const name of readdirSync(join(outDir, 'params'))) {
    const file = join(outDir, 'params', name);
    writeFileSync(file, madeAtFirstUse(readFileSync(file, 'utf8')));
  }
}

/** All routes are in the first script, and making the rules of all their parameters would block it for long. */
const madeAtFirstUse = (validators: string) =>
  validators.replaceAll(/^ {2}("\w+"): (.+?),?$/gm, '  get $1() { return $2; },');

type Output = Extract<Parameters<typeof orval>[0], { output?: unknown }>['output'];

async function run(document: OpenApi, output: Output): Promise<void> {
  const input = { target: { ...document } };
  await orval({ input, output }, undefined, { logLevel: 'error', throwOnError: true });
}

/** All files below a folder, by relative path. */
export function readTree(folder: string, below = ''): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const name = join(below, entry.name);
    if (entry.isDirectory()) for (const [inner, text] of readTree(folder, name)) files.set(inner, text);
    else files.set(name, readFileSync(join(folder, name), 'utf8'));
  }
  return files;
}

/** Formats the entry files with Biome: sorted and wrapped. */
function formatted(doors: [name: string, text: string][]): Map<string, string> {
  // Inside the project, so that Biome's settings apply.
  const folder = mkdtempSync('src/api/.doors-');
  try {
    for (const [name, text] of doors) writeFileSync(join(folder, name), text);
    execFileSync('node_modules/.bin/biome', ['check', '--write', '--linter-enabled=false', folder]);
    return readTree(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
