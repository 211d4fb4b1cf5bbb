// Write mode on a server with foreign records: everything is restored, or the report names the differences.
import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drift, inWriteMode } from '../cli/command-testing.ts';
import { createFolder } from '../har/har-testing.ts';
import { NOTES, serveNotes } from './notes-testing.ts';

const LONG = process.env.TEST_LONG !== undefined;
const folder = createFolder();
afterAll(folder.remove);
const contract = folder.write('notes.json', JSON.stringify(NOTES));
const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

interface Outcome {
  status: number | null;
  harm: string[];
  remarks: string[];
  findings: { kind: string; operation?: { id: string }; tried: string }[];
  /** What has changed. */
  differing: string[];
  requests: number;
}

/** @param onRequest may interrupt the run or break the server */
async function attack(
  options: string[] = [],
  onRequest: (count: number, act: { interrupt(): void; die(): void }) => void = () => undefined,
): Promise<Outcome> {
  const signals = new EventEmitter();
  const server = await serveNotes((count) =>
    onRequest(count, { interrupt: () => signals.emit('SIGINT'), die: () => void server.die(2000) }),
  );
  toClose.push(server.close);
  const before = server.state();
  const target = ['--target', server.url.href.replace(/\/$/, '')];
  const { status, stdout, stderr } = await drift([...inWriteMode(contract), ...target, ...options], {
    signals,
  });
  expect(stderr).not.toContain('failed');
  const { harm, remarks, findings } = JSON.parse(stdout) as Pick<Outcome, 'harm' | 'remarks' | 'findings'>;
  if (process.env.SHOW) console.log(status, server.differing(before), server.requests(), stdout);
  return {
    status,
    harm,
    remarks,
    findings,
    differing: server.differing(before),
    requests: server.requests(),
  };
}

/** Created together with an author, without any request or response that names it. */
const NESTED = ['books', 'pages'];
const toldIn = ({ findings }: Outcome) =>
  findings.map(({ kind, operation, tried }) => `${kind} ${operation?.id} ${tried}`);
const othersIn = ({ differing }: Outcome) => differing.filter((one) => !NESTED.includes(one));

/** Every changed table is reported, and the run fails. */
function expectNothingHidden({ status, harm, differing }: Outcome): void {
  const named = harm.join('\n');
  for (const table of differing) expect(named).toContain(`/${table}`);
  if (differing.length > 0) expect(status).toBe(1);
}

describe('without --allow-shared-writes', () => {
  let whole: Outcome;
  beforeAll(async () => {
    whole = await attack();
  });

  it.each(LONG ? ['the whole run', '300 requests'] : ['the whole run'])(
    'changes no foreign records in %s',
    async (most) => {
      const outcome = most === 'the whole run' ? whole : await attack(['--budget', '300']);
      expect(othersIn(outcome)).toEqual([]);
      expectNothingHidden(outcome);
      const told = outcome.remarks.join('\n');
      expect(told).toMatch(/Not sent.*--allow-shared-writes sends them.*change_all_notes/);
      for (const id of ['remove_notes', 'set_maintenance', 'put_settings']) expect(told).toContain(`${id} (`);
      expect(told).toContain(
        'create_tags answered records that were there before, which were left alone: 5.',
      );
    },
  );

  it('deletes parts of records that the run made by value, and tries an undeclared method on a made-up id', () => {
    const told = toldIn(whole);
    expect(told.join('\n')).toMatch(/accepted-invalid remove_emails/);
    expect(told).toContain('undeclared-method read_themes the method DELETE');
    expect(told).not.toContain('undeclared-method read_themes the method PUT');
    expect(whole.remarks.join('\n')).toMatch(/Not sent.*remove_labels/);
  });

  it('reports records created as side effects', () => {
    const { status, harm, differing } = whole;
    expect(differing).toContain('pages');
    expect(harm.join('\n')).toMatch(/Not as before the run: GET \/pages: new: \d+/);
    expect(status).toBe(1);
  });
});

describe('with --allow-shared-writes', () => {
  it.each(LONG ? [[[]], [['--budget', '400']]] : [[[]]])(
    'restores what it can, and reports what it cannot %j',
    async (options) => {
      const outcome = await attack(['--allow-shared-writes', ...options]);
      for (const table of ['maintenance', 'settings', 'people', 'themes'])
        expect(outcome.differing).not.toContain(table);
      expectNothingHidden(outcome);
      if (options.length === 0)
        expect(toldIn(outcome)).toContain('undeclared-method read_themes the method PUT');
    },
  );
});

describe.runIf(LONG)('when it is interrupted', () => {
  it.each(
    Array.from({ length: 10 }, (_, i) => [
      i % 2 === 0 ? [] : ['--allow-shared-writes'],
      60 + Math.floor(Math.random() * 600),
    ]),
  )('hides nothing: %j, at request %i', async (options, moment) => {
    const outcome = await attack(options, (count, { interrupt }) => {
      if (count === moment) interrupt();
    });
    if (options.length === 0) expect(othersIn(outcome)).toEqual([]);
    expectNothingHidden(outcome);
  });
});

describe.runIf(LONG)('when the server dies and comes back', () => {
  it.each([[[]], [['--allow-shared-writes']]])('hides nothing %j', async (options) => {
    const outcome = await attack(options, (count, { die }) => {
      if (count === 250) die();
    });
    expectNothingHidden(outcome);
    expect(toldIn(outcome)[0]).toMatch(/^crash /);
    expect(outcome.remarks.join('\n')).not.toContain('The run ended early');
  });
});
