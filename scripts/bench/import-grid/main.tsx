// Compares the import grid with a plain and a virtual table. `npm run bench -- import-grid` builds
// and drives it.
import '~/ui/tokens.css';
import '~/ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { csvLine } from '../../../src/lib/csv';
import type { Book } from '../../../src/patterns/import/engine/book';
import { remote } from '../../../src/patterns/import/engine/remote';
import { RowGrid } from '../../../src/patterns/import/row-grid';
import { createRowWindow } from '../../../src/patterns/import/row-window';
import './measured';
import { type Editable, PlainTable, PlainVirtual } from './plain';
import { benchRules, cellOf } from './rules';

const FRAMES = 60;
const frame = () => new Promise(requestAnimationFrame);
const painted = async () => {
  await frame();
  const { port1, port2 } = new MessageChannel();
  const turn = new Promise((done) => {
    port1.onmessage = done;
  });
  port2.postMessage(null);
  await turn;
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await frame();
  await painted();
}

async function timed(work: () => void, holds: () => boolean): Promise<number> {
  const since = performance.now();
  work();
  await until(holds);
  return performance.now() - since;
}

/** Renders a variant, and changes the first cell of its fourth row. */
async function variantOf(
  name: string,
  rows: string[][],
): Promise<{ shown: ReactNode; edit: (text: string) => void }> {
  if (name !== 'ours') {
    const ref = createRef<Editable>();
    const Table = name === 'plain' ? PlainTable : PlainVirtual;
    return { shown: <Table ref={ref} rows={rows} />, edit: (text) => ref.current?.edit(3, text) };
  }
  const worker = new Worker(new URL('./rows.worker.ts', import.meta.url), { type: 'module' });
  const { methods: book } = remote<Book>(worker, () => {});
  const names = benchRules.columns.map((column) => column.name);
  const file = new Blob([csvLine(names), ...rows.map((row) => csvLine(row))]);
  await book.open(await file.arrayBuffer());
  await book.check(names);
  await book.look('all');
  const window = createRowWindow(book);
  const edit = async (place: number, row: number, column: string, text: string) =>
    window.put(place, (await book.edit(row, column, text)).row);
  const grid = (
    <RowGrid
      label="Rows"
      columns={benchRules.columns}
      count={rows.length}
      rows={window}
      say={() => ''}
      amongBad={false}
      onEdit={edit}
    />
  );
  return {
    shown: <I18nProvider i18n={i18n}>{grid}</I18nProvider>,
    edit(text) {
      const field = document.querySelector<HTMLInputElement>('[data-place="3"] input');
      if (!field) throw new Error('no cell is open');
      field.value = text;
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
  };
}

/** Opens the cell to be changed, if the variant requires it. */
async function openCell(): Promise<void> {
  const cell = document.querySelector<HTMLElement>('[data-place="3"] [data-column="1"]');
  if (!cell) return;
  cell.click();
  await until(() => document.activeElement === cell);
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await until(() => cell.querySelector('input') !== null);
}

window.measure = async (name, count) => {
  const rows = Array.from({ length: count }, (_, row) => benchRules.columns.map((_, at) => cellOf(row, at)));
  const { shown, edit } = await variantOf(name, rows);
  const root = document.getElementById('root');
  if (!root) throw new Error('page.html has no element with the id "root"');
  // Not textContent of everything, which is slow if all rows are rendered.
  const first = root.getElementsByTagName('tr');
  const has = (text: string) =>
    Array.from({ length: 12 }, (_, i) => first[i]?.textContent)
      .join()
      .includes(text);
  const mount = await timed(
    () => createRoot(root).render(shown),
    () => has(cellOf(8, 7)),
  );
  await openCell();
  const edited = await timed(
    () => edit('changed'),
    () => has('changed') && !root.querySelector('input'),
  );
  const box = [...root.querySelectorAll('div')].find((one) => getComputedStyle(one).overflowY === 'auto');
  if (!box) throw new Error('nothing can be scrolled');
  const frames: number[] = [];
  let before = await frame();
  for (let i = 0; i < FRAMES; i++) {
    box.scrollTop += 400;
    const now = await frame();
    frames.push(Number(now) - Number(before));
    before = now;
  }
  return { mount, edit: edited, frames, nodes: document.querySelectorAll('*').length };
};

// Compiled like the app's messages, because each render would warn otherwise.
const labels = benchRules.columns.map(({ name }) => [name, [name]]);
i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(labels) });
