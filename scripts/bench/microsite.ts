// The public site as Lighthouse sees it on a phone with a slow network, and what its first view weighs. Lighthouse is no
// dependency of ours: npx fetches it when this is run.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Photo } from '../../src/api/photos.ts';
import type { Session } from '../../src/api/sessions.ts';
import { findBrowser } from '../browser.ts';
import { quantile, table } from './measure.ts';
import { ask, type BenchedMock } from './mock.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TURNS = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Sent[] } }>;
}
interface Sent {
  resourceType?: string;
  transferSize?: number;
}

export async function benchMicrosite(mock: BenchedMock): Promise<string> {
  const pages = await pagesOf(mock);
  const rows: (string | number)[][] = [];
  for (const [name, url] of pages) {
    const reports: Report[] = [];
    for (let turn = 0; turn < TURNS; turn++) reports.push(await lighthouse(url));
    const median = (of: (report: Report) => number) => quantile(reports.map(of), 0.5);
    rows.push([
      name,
      ...CATEGORIES.map((category) => median((one) => 100 * (one.categories[category]?.score ?? 0))),
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((audit) =>
        median((one) => one.audits[audit]?.numericValue ?? Number.NaN),
      ),
      median(firstView),
    ]);
  }
  const heads = [...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'KB without pictures'];
  return [
    `## The public site in ${LIGHTHOUSE}, mobile, median of ${TURNS}`,
    table(['page', ...heads], rows),
    'Blocking time counts what else the machine does: run it alone.',
  ].join('\n\n');
}

/** What arrives beside pictures, compressed as it is sent. */
function firstView({ audits }: Report): number {
  const sent = audits['network-requests']?.details?.items ?? [];
  const own = sent.filter(({ resourceType }) => !['Image', 'Media'].includes(`${resourceType}`));
  return own.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
}

/** A public gallery, and its newest photo with products. */
async function pagesOf({ api }: BenchedMock): Promise<[name: string, url: string][]> {
  const { items: sessions } = JSON.parse(await ask(`${api}/sessions?show=200`)) as { items: Session[] };
  const session = sessions.find(
    ({ galleryVisibility, micrositeUrl, passcode }) =>
      galleryVisibility === 'public' && micrositeUrl !== null && passcode === null,
  );
  if (!session) throw new Error('The seed has no public gallery.');
  const list = `${api}/photos?show=200&visibility=public&sessionId=${session.id}`;
  const { items: photos } = JSON.parse(await ask(list)) as { items: Photo[] };
  const photo = photos.find(({ productIds }) => productIds.length > 0) ?? photos[0];
  return [
    ['photo', `${photo?.publicUrl}`],
    ['gallery', `${session.micrositeUrl}`],
  ];
}

async function lighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES}`];
  try {
    await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
      { env: { ...process.env, CHROME_PATH: findBrowser(), PUPPETEER_SKIP_DOWNLOAD: '1' } },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
