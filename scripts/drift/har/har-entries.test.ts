import { appendFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { drift, driftProcess } from '../cli/command-testing.ts';
import { HarError, harEntries } from './har-entries.ts';
import { createFolder, entryOf, harOf, PETS } from './har-testing.ts';

const folder = createFolder();
afterAll(folder.remove);

async function all(file: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const entry of harEntries(file)) entries.push(entry);
  return entries;
}

describe('the entries of a recording', () => {
  it('are read one by one, wherever the file is split', async () => {
    const odd = ['"]}', '\\', '\\"', '{"entries":[', 'ö€😀', '\u2028', 'x'.repeat(50_000)];
    const entries = Array.from({ length: 40 }, (_, i) => ({
      i,
      text: odd[i % odd.length],
      list: [[{}], odd],
    }));
    const har = JSON.parse(harOf(entries)) as { log: Record<string, unknown> };
    const before = { log: { comment: 'entries', browser: { entries: [1, [{}]] }, ...har.log, after: [{}] } };
    const file = folder.write('odd.har', `\uFEFF${JSON.stringify(before, null, 1)}`);
    expect(await all(file)).toEqual(entries);
  });

  it('may be empty', async () => {
    expect(await all(folder.write('none.har', '{"log": {"entries": [ ]}}'))).toEqual([]);
  });
});

describe('an unreadable recording', () => {
  it.each([
    ['ends in the middle', '{"log":{"entries":[{"a":1},{"b":', /ends in the middle, after 1 entries/],
    ['is another JSON', '{"openapi":"3.1.0"}', /has no log\.entries; give a recording/],
    ['is no JSON', '<html>', /has no log\.entries/],
    ['is empty', '', /has no log\.entries/],
    ['holds what is none', '{"log":{"entries":[{"a":1},{b}]}}', /entry 2 is no JSON/],
    ['is packed', 'PK\x03\x04', /is packed; unpack it/],
  ])('is reported if it %s', async (name, text, says) => {
    const read = all(folder.write(`${name}.har`, text));
    await expect(read).rejects.toThrow(HarError);
    await expect(read).rejects.toThrow(says);
  });

  it('is reported if it is missing', async () => {
    await expect(all('no-such.har')).rejects.toThrow('no-such.har cannot be read (ENOENT)');
  });
});

describe('the command', () => {
  const contract = folder.write('pets.yaml', PETS);
  const argsFor = (har: string) => ['--contract', contract, '--har', har];
  const good = entryOf({ url: 'http://localhost/v1/pets', answers: [{ id: 'p', name: 'Rex' }] });
  const bad = entryOf({ url: 'http://localhost/v1/pets', answers: [{ id: 'p', name: 'Rex', age: 3 }] });

  it('exits with 0, 1, 2 and 3 like a run against a target', async () => {
    const strict = ['--fail-on', 'warning', '--format', 'json'];
    const [clean, warned, unreadable, nothing] = await Promise.all([
      drift(argsFor(folder.write('good.har', harOf([good])))),
      driftProcess([...argsFor(folder.write('bad.har', harOf([bad]))), ...strict]),
      driftProcess(argsFor('no-such.har')),
      drift(argsFor(folder.write('nothing.har', harOf([])))),
    ]);
    expect(clean.status).toBe(0);
    expect(warned.status).toBe(1);
    expect(JSON.parse(warned.stdout)).toMatchObject({ findings: [{ kind: 'undeclared-property' }] });
    expect(unreadable).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot be read') });
    expect(nothing).toMatchObject({ status: 3, stdout: expect.stringContaining('Nothing proven') });
  });

  it.runIf(process.env.TEST_LONG)('reads a recording larger than its memory', async () => {
    const file = folder.write('large.har', '{"log":{"version":"1.2","entries":[');
    const content = { size: 1_000_000, mimeType: 'image/png', text: 'A'.repeat(1_000_000) };
    const picture = JSON.stringify(entryOf({ url: 'http://localhost/a.png', content }));
    for (let i = 0; i < 25; i += 1) appendFileSync(file, `${picture},`);
    appendFileSync(file, `${JSON.stringify(good)}]}}`);
    const { status, stdout } = await driftProcess(argsFor(file), { node: ['--max-old-space-size=45'] });
    expect(stdout).toContain('25 requests to other places');
    expect(status).toBe(0);
  });
});
