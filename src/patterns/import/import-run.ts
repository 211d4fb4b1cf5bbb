// One import from the file to its summary, outside React, so that it survives leaving the page.

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { Store } from '@tanstack/react-store';
import { newKey } from '~/lib/new-key';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';
import type { Book, Counts, Decisions, Edited, OpenedFile } from './engine/book';
import { type FileFault, type Mapping, MOST_BYTES } from './engine/columns';
import { isArchive } from './engine/decode';
import { type Remote, remote } from './engine/remote';
import type { Duplicates, ImportEntity } from './entity';
import { type ImportSending, sendRows } from './send-rows';

interface Chosen {
  file: OpenedFile & { name: string };
  mapping: Mapping;
  duplicates: Duplicates;
  /** Added to every row; empty for none. */
  tag: string;
  decisions: Decisions;
  /** The values of rows without one, by column. */
  sameForAll: Readonly<Record<string, string>>;
  /** Identifies the file at the service. */
  importId: string;
}

const NO_DECISIONS: Decisions = { leavesOut: {}, orders: {} };

const chosenOf = ({ file, mapping, duplicates, tag, decisions, sameForAll, importId }: Chosen): Chosen => ({
  ...{ file, mapping, duplicates, tag, decisions, sameForAll, importId },
});

export type RunState =
  | { step: 'file'; reading: string | null; fault: FileFault | null }
  /** `share` of the rows already checked. */
  | (Chosen & { step: 'columns'; checking: number | null })
  /** `first` has the counts before any correction; `checks` changes whenever all rows were checked again. */
  | (Chosen & { step: 'check'; counts: Counts; first: Counts; checks: number })
  | (Chosen & { step: 'send'; sending: ImportSending })
  | (Chosen & { step: 'done'; sending: ImportSending });

export interface ImportRun {
  entity: ImportEntity;
  book: Remote<Book>;
  state: Store<RunState>;
  open: (file: File) => Promise<void>;
  /** Each column of the contract belongs to one column of the file: the previous one loses it. */
  map: (index: number, column: string | null) => void;
  /** Uses another row of the file as the headers. */
  chooseHead: (number: number) => Promise<void>;
  check: () => Promise<void>;
  decide: (change: Partial<Decisions>) => Promise<void>;
  edit: (row: number, column: string, text: string) => Promise<Edited>;
  choose: (choice: Partial<Pick<Chosen, 'duplicates' | 'tag' | 'sameForAll'>>) => void;
  /** Sends the remaining rows. */
  send: (queryClient: QueryClient) => Promise<void>;
  /** Waits for the rows in flight; a second call aborts them. */
  stop: () => void;
  finish: () => void;
  back: () => void;
  close: () => void;
}

export function createImportRun(entity: ImportEntity): ImportRun {
  const store = new Store<RunState>({ step: 'file', reading: null, fault: null });
  let stops = 0;
  let underway = false;
  let abort = new AbortController();
  const set = (next: RunState) => store.setState(() => next);
  const { methods: book, close } = remote<Book>(entity.startWorker(), (share) => {
    const state = store.get();
    if (state.step === 'columns' && state.checking !== null) set({ ...state, checking: share });
  });

  return {
    entity,
    book,
    state: store,
    async open(file) {
      const state = store.get();
      if (state.step !== 'file' || state.reading !== null) return;
      if (file.size > MOST_BYTES) return set({ step: 'file', reading: null, fault: { code: 'tooLarge' } });
      set({ step: 'file', reading: file.name, fault: null });
      const opened = await file
        .arrayBuffer()
        .then((bytes) => (isArchive(bytes) ? book.openWorkbook(bytes) : book.open(bytes)))
        // The error of the disk or the worker would not help the user; the file may have been
        // moved.
        .catch((): { fault: FileFault } => ({ fault: { code: 'unread' } }));
      if ('fault' in opened) return set({ step: 'file', reading: null, fault: opened.fault });
      const named = { ...opened, name: file.name };
      const tag = entity.takesTag ? importTag() : '';
      const { mapping } = opened;
      const duplicates = entity.ways[0].value;
      const chosen = {
        file: named,
        mapping,
        duplicates,
        tag,
        decisions: NO_DECISIONS,
        sameForAll: {},
        importId: newKey(),
      };
      set({ ...chosen, step: 'columns', checking: null });
    },
    async chooseHead(number) {
      if (store.get().step !== 'columns') return;
      const opened = await book.chooseHead(number);
      const state = store.get();
      if ('fault' in opened || state.step !== 'columns') return;
      const file = { ...opened, name: state.file.name };
      set({ ...state, file, mapping: opened.mapping, decisions: NO_DECISIONS });
    },
    map(index, column) {
      const state = store.get();
      if (state.step !== 'columns') return;
      const mapping = state.mapping.map((one, i) => (i === index ? column : one === column ? null : one));
      set({ ...state, mapping });
    },
    async check() {
      const state = store.get();
      if (state.step !== 'columns' || state.checking !== null) return;
      set({ ...state, checking: 0 });
      const counts = await book.check(state.mapping).catch(() => null);
      // The worker crashed, and the file with it.
      if (!counts) return set({ step: 'file', reading: null, fault: { code: 'unread' } });
      const now = store.get();
      if (now.step === 'columns') set({ ...chosenOf(now), step: 'check', counts, first: counts, checks: 0 });
    },
    async decide(change) {
      const state = store.get();
      if (state.step !== 'check') return;
      const decisions = { ...state.decisions, ...change };
      set({ ...state, decisions });
      const counts = await book.decide(decisions);
      const now = store.get();
      // A later decision has its own counts.
      if (now.step === 'check' && now.decisions === decisions)
        set({ ...now, counts, checks: now.checks + 1 });
    },
    async edit(row, column, text) {
      const edited = await book.edit(row, column, text);
      const state = store.get();
      if (state.step === 'check') set({ ...state, counts: edited.counts });
      return edited;
    },
    choose(choice) {
      const state = store.get();
      if (state.step === 'check') set({ ...state, ...choice });
    },
    async send(queryClient) {
      const state = store.get();
      if (state.step !== 'check' && !(state.step === 'send' && state.sending.status === 'paused')) return;
      // A second click can come before the page shows the first.
      if (underway) return;
      underway = true;
      stops = 0;
      abort = new AbortController();
      const chosen = chosenOf(state);
      const { duplicates, importId } = chosen;
      const tally =
        state.step === 'check' ? await book.begin(chosen.tag, chosen.sameForAll) : state.sending.tally;
      await sendRows({
        book,
        tally,
        send: (chunk, key, onUploadProgress) => {
          const request = { signal: abort.signal, idempotencyKey: key, onUploadProgress };
          return entity.send(queryClient, { file: chunk, duplicates, importId }, request);
        },
        stopped: () => stops > 0,
        onChange: (sending) => {
          const step = sending.status === 'done' ? 'done' : 'send';
          set({ ...chosen, step, sending });
          // One notice for all parts of the file.
          if (step === 'done') notifySaved(chosen.file.name);
          else if (sending.status === 'paused' && sending.error) notifyNotSaved(sending.error);
        },
      }).finally(() => {
        underway = false;
      });
    },
    stop() {
      const state = store.get();
      if (state.step !== 'send' || state.sending.status === 'paused') return;
      stops += 1;
      if (stops > 1) abort.abort();
      else if (state.sending.status === 'sending')
        set({ ...state, sending: { ...state.sending, status: 'stopping' } });
    },
    finish() {
      const state = store.get();
      if (state.step === 'send') set({ ...state, step: 'done' });
    },
    back() {
      const state = store.get();
      if (state.step === 'columns') set({ step: 'file', reading: null, fault: null });
      if (state.step === 'check') set({ ...chosenOf(state), step: 'columns', checking: null });
    },
    close() {
      abort.abort();
      close();
    },
  };
}

/** Names this import, to the minute: two on one day stay apart. Commas would separate tags. */
function importTag(): string {
  const format = {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const moment = new Date().toLocaleString(i18n.locale, format).replaceAll(',', '');
  return i18n._(msg`Import ${moment}`);
}
