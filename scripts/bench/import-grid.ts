// The grid of the import with 10,000 rows, in Chromium: how long until it is there, until a change is seen, and how evenly
// it is scrolled, beside a plain table and the least that a virtual table can be.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { browserOptions } from '../browser.ts';
import { messages } from '../compile-messages.ts';
import type { Measured } from './import-grid/measured.ts';
import { quantile, table } from './measure.ts';

const ROWS = 10_000;
const TURNS = 3;
const VARIANTS = { plain: 'plain HTML table', virtual: 'plain virtual table', ours: 'grid of the import' };
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function benchImportGrid(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'grid-'));
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const root = fileURLToPath(new URL('import-grid', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [react(), messages()],
    resolve: { alias: { '~': source } },
    worker: { format: 'es', plugins: () => messages() },
    build: { outDir: folder, target: 'es2022', rolldownOptions: { input: join(root, 'page.html') } },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://own').pathname;
    readFile(join(folder, path)).then(
      (file) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch(browserOptions());
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`;
    const all = new Map<string, Measured[]>(Object.keys(VARIANTS).map((name) => [name, []]));
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [name, measured] of all) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await page.goto(address);
        measured.push(
          await page.evaluate(([variant, rows]) => window.measure(variant, rows), [name, ROWS] as const),
        );
        await page.close();
      }
    }
    return report(all);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(all: Map<string, Measured[]>): string {
  const of = (name: string, pick: (one: Measured) => number) =>
    quantile((all.get(name) ?? []).map(pick), 0.5);
  const figures: [string, (one: Measured) => number][] = [
    ['mount', ({ mount }) => mount],
    ['one edit', ({ edit }) => edit],
    ['p95 frame while scrolling', ({ frames }) => quantile(frames, 0.95)],
    ['elements', ({ nodes }) => nodes],
  ];
  const rows = figures.map(([name, pick]) => {
    const [plain, virtual, ours] = Object.keys(VARIANTS).map((variant) => of(variant, pick));
    return [
      name,
      plain ?? 0,
      virtual ?? 0,
      ours ?? 0,
      (ours ?? 0) / (plain ?? 0),
      (ours ?? 0) / (virtual ?? 0),
    ];
  });
  return [
    `## The grid of the import, ${ROWS} rows of 8 columns (ms, median of ${TURNS} turns)`,
    table(['what', ...Object.values(VARIANTS), 'grid / plain', 'grid / virtual'], rows),
  ].join('\n\n');
}
