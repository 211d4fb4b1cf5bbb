// Whether the mock grows: over many requests, and over the import of a very long file.
import { execFileSync } from 'node:child_process';
import { table } from './measure.ts';
import { ask, type BenchedMock, ownerToken } from './mock.ts';

const REQUESTS = 100_000;
const ROWS = 100_000;
const AT_ONCE = 8;

/** MB of the mock's processes together: the door, and the sandbox and Prism behind it. */
function megabytes(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const own = processes.filter(([id, parent]) => id === pid || parent === pid);
  return own.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1024;
}

export async function benchMemory(mock: BenchedMock): Promise<string> {
  const rows: (string | number)[][] = [];
  let sent = 0;
  const worker = async (until: number) => {
    while (sent < until) {
      const i = sent++;
      // One in five is asked by nobody else, and so reaches the database.
      const search = i % 5 === 0 ? i.toString(36) : 'abcdefghij'[i % 10];
      await ask(`${mock.api}/contacts?show=20&page=${1 + (i % 50)}&search=${search}`);
    }
  };
  for (let done = 0; done <= REQUESTS; done += REQUESTS / 5) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => worker(done)));
    rows.push([`${done} requests`, megabytes(mock.pid)]);
  }
  const peak = await importing(mock);
  rows.push([`at most while ${ROWS} contacts came in (${peak.seconds.toFixed(0)} s)`, peak.megabytes]);
  rows.push(['after that', megabytes(mock.pid)]);
  return ['## Memory of all processes of the mock (MB)', table(['when', 'MB'], rows)].join('\n\n');
}

async function importing(mock: BenchedMock): Promise<{ megabytes: number; seconds: number }> {
  const lines = Array.from({ length: ROWS }, (_, i) => `import${i}@bench.example,First${i},Last${i}`);
  const form = new FormData();
  form.append(
    'contacts',
    new Blob([['emailAddress,firstName,lastName', ...lines].join('\n')]),
    'contacts.csv',
  );
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes(mock.pid));
  }, 250);
  const since = performance.now();
  const answer = await fetch(`${mock.api}/contacts/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownerToken()}` },
    body: form,
  });
  clearInterval(watch);
  const summary = (await answer.json()) as { created?: number };
  if (summary.created !== ROWS)
    throw new Error(`the import answered ${answer.status} ${JSON.stringify(summary).slice(0, 200)}`);
  return { megabytes: most, seconds: (performance.now() - since) / 1000 };
}
