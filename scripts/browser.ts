// The Chromium for tests and screenshots: an installed one, else Playwright's, else, for root
// on Debian (usually a fresh container), the distribution's. The headless shell comes first: it is the engine without
// the browser's own windows, which is what Playwright uses for headless tests, and takes a quarter less time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Application folders of macOS and Windows, which are not on the path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
];

/**
 * The path of a Chromium.
 * @throws Error with one sentence that says what to run when there is none
 */
export function findBrowser(): string {
  const found = lookUp() ?? (installWithApt() ? lookUp() : undefined);
  if (!found) throw new Error('No Chromium or Chrome was found; run `npx playwright install chromium`.');
  return found;
}

/**
 * Launch options. Frames of other sites get their own processes, as in Chrome; root in a container cannot use
 * Chromium's sandbox.
 */
export const browserOptions = () => ({
  executablePath: findBrowser(),
  args: ['--site-per-process', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

function lookUp(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('No Chromium was found; installing the one of Debian.');
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name) === 0;
  // Older releases lack the first.
  return apt('update') === 0 && (install('chromium-headless-shell') || install('chromium'));
}
