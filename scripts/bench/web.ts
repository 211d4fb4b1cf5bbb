// The product in Chromium, as `npm start` serves it with the demo data, beside an app that is the least our libraries can
// do. Writes docs/benchmarks.md. `--beside FOLDER` also measures another build, and changes no file.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readSettings } from '../../mock-server/settings.ts';
import { browserOptions } from '../browser.ts';
import { type Product, startProduct } from '../serve/product.ts';
import { quantile, table } from './measure.ts';
import { type Contender, openContenders, type PlaceName } from './web/contenders.ts';
import { type Add, load, navigate } from './web/steps.ts';

const TURNS = 5;
const PAIRS: [PlaceName, PlaceName][] = [
  ['contacts', 'campaigns'],
  ['gallery', 'contacts'],
  ['dashboard', 'contacts'],
];

type Figures = Map<string, Map<string, number[]>>;

/** What one part of the run measures in an app. */
const PARTS: Record<string, (app: Contender, add: Add) => Promise<void>> = {
  navigation: async (app, add) => {
    for (const pair of PAIRS) await navigate(app, pair, add);
  },
  load: async (app, add) => {
    for (const place of ['contacts', 'gallery', 'dashboard'] as const) await load(app, place, add);
  },
};
/** @param wanted names of parts; all of them if empty */
export async function benchWeb(wanted: string[], beside: string | undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  const products: Product[] = [];
  const start = async (name: string, dist: string) => {
    const settings = { port: 0, dataDir: join(folder, name), databaseUrl: undefined, seed: 'demo' } as const;
    const product = await startProduct(readSettings({ ...settings, log: () => undefined }), { folder: dist });
    products.push(product);
    return product.origin;
  };
  const browser = await chromium.launch(browserOptions());
  try {
    const dist = join(folder, 'dist');
    // In a separate process: the build sets NODE_ENV, which the product must not inherit.
    const run = (...words: string[]) =>
      execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('scripts/build.ts', '--quiet', '--if-changed');
    cpSync('dist', dist, { recursive: true });
    const floor = ['scripts/bench/web/floor', '--base', '/floor/', '--outDir', join(dist, 'floor')];
    run('node_modules/vite/bin/vite.js', 'build', ...floor, '--logLevel', 'error');
    const origin = await start('data', dist);
    const other = beside && (await start('other-data', beside));
    const apps = await openContenders(browser, { origin, other });
    const figures: Figures = new Map();
    const loads: number[] = [];
    for (let turn = -1; turn < TURNS; turn++) {
      for (const [name, measure] of Object.entries(PARTS)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        for (const app of apps) {
          console.error(`${name}, ${app.name}, turn ${turn + 1} of ${TURNS}`);
          loads.push(loadavg()[0] ?? Number.NaN);
          await measure(app, (figure, value) => {
            // The first turn warms up.
            if (turn < 0) return;
            const ofFigure = figures.get(figure) ?? new Map<string, number[]>();
            figures.set(figure, ofFigure.set(app.name, [...(ofFigure.get(app.name) ?? []), value]));
          });
        }
      }
    }
    const report = reportOf(figures, apps, `${browser.version()}, load ${range(loads)}`);
    if (wanted.length === 0 && !beside) writeFileSync('docs/benchmarks.md', `${report}\n`);
    return report;
  } finally {
    await browser.close();
    for (const product of products) await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const range = (values: number[]) => `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;

function reportOf(figures: Figures, apps: Contender[], circumstances: string): string {
  const names = apps.map(({ name }) => name);
  const rows = [...figures].map(([figure, values]) => {
    const medians = names.map((name) => {
      const all = values.get(name);
      return all ? quantile(all, 0.5) : Number.NaN;
    });
    const [ours = Number.NaN] = medians;
    const ratio = ours / (medians[names.indexOf('floor')] ?? Number.NaN);
    return [figure, ...[...medians, ratio].map((value) => (Number.isNaN(value) ? '' : written(value)))];
  });
  return `# Benchmarks

\`npm run bench -- web\` measures and writes this page. Times depend on the machine: compare the columns of one run.

${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}, Chromium ${circumstances} while measuring.

- *ours*: the build of \`npm start\`, with the demo data. *floor*: two plain tables with the same rows and as many cells, with
  React, TanStack Router and Query (\`scripts/bench/web/floor\`); *with pictures*: and a picture in each row.
- Medians of ${TURNS} interleaved turns, after one that warms up.
- CPU time, recalculations and layouts are what the main thread did in the 0.7 s after the click. “4×”: with the processor
  throttled four times. The longest task is in CPU time; paint times are by the clock.
- A navigation returns to a page that was open before. A load is a first visit: nothing is cached but the session.
- The floor has two pages, so its campaigns stand beside our gallery and our dashboard.

${table(['what', ...names, 'ours / floor'], rows)}`;
}

const written = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
