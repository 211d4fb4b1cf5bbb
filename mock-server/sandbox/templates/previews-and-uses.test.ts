// Previews of templates, and where they are used.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../store/tables.ts';
import {
  type CallOptions,
  call,
  filesForm,
  keptFiles,
  openSandbox,
  PDF,
  picture,
  type TestSandbox,
  TOKENS,
  video,
} from '../testing.ts';
import { photo, scene } from './testing-scenes.ts';

const as = TOKENS.owner;
let sandbox: TestSandbox;
const ask = (method: string, path: string, asked?: CallOptions) =>
  call(sandbox.origin, method, path, { as, ...asked });
const make = async (json: Record<string, unknown> = {}, more: CallOptions = {}) => {
  const answer = await ask('POST', '/templates/create', {
    json: { name: 'Story', width: 1080, height: 1920, kind: 'story', ...json },
    ...more,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};
const change = (id: string, json: unknown, more: CallOptions = {}) =>
  ask('POST', `/templates/${id}`, { json, ...more });
const read = async (id: string) => (await ask('GET', `/templates/${id}`)).body;

beforeAll(async () => {
  sandbox = await openSandbox(storeUses);
});
afterAll(() => sandbox.stop());

describe('a preview', () => {
  const form = async (parts: { file?: Uint8Array; scene?: unknown }) => {
    const bytes = parts.file ?? (await picture().png().toBuffer());
    const form = filesForm([['preview.png', bytes]], 'preview');
    if (parts.scene) form.append('scene', JSON.stringify(parts.scene));
    return form;
  };
  const store = async (id: string, parts: { file?: Uint8Array; scene?: unknown } = {}) =>
    ask('POST', `/templates/${id}/preview`, { form: await form(parts) });
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(sandbox.origin + url)).arrayBuffer());

  test('is stored with its scene, whose size becomes the template’s', async () => {
    const { id } = await make();
    const file = await picture().png().toBuffer();
    const stored = (await store(id, { file, scene: scene([photo(2)]) })).body;
    expect(stored).toMatchObject({ width: 600, height: 400, scene: scene([photo(2)]) });
    expect(await read(id)).toEqual(stored);
    const answer = await fetch(sandbox.origin + stored.preview);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
    const alone = (await store(id)).body;
    expect(alone).toMatchObject({ width: 600, height: 400, scene: scene([photo(2)]) });
    expect(alone.preview).not.toBe(stored.preview);
    expect((await fetch(sandbox.origin + stored.preview)).status).toBe(404);
    // A URL is valid for one kind of record.
    expect((await fetch(sandbox.origin + alone.preview.replace('/templates/', '/assets/'))).status).toBe(403);
    expect((await fetch(sandbox.origin + alone.preview.replace('/templates/', '/none/'))).status).toBe(403);
  });

  test('changes nothing if it or its scene is invalid', async () => {
    const { id } = await make();
    const before = (await store(id)).body;
    const kept = keptFiles(sandbox.folder);
    for (const file of [PDF, video(), new Uint8Array()]) {
      const answer = await store(id, { file, scene: scene([photo(1)]) });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'preview' }] } });
    }
    const slots = await store(id, { scene: scene([photo(1, 'a'), photo(1, 'b')]) });
    expect(slots).toMatchObject({ status: 422, body: { errors: [{ field: 'scene.layers.1.slot' }] } });
    const broken = await store(id, { scene: { version: 2 } });
    expect(broken.status).toBe(422);
    expect(await read(id)).toEqual(before);
    expect(keptFiles(sandbox.folder)).toEqual(kept);
  });

  test('exists as long as a template uses it, also after a restart', async () => {
    const file = await picture().png().toBuffer();
    const before = keptFiles(sandbox.folder).length;
    const { id } = await make();
    await store(id, { file });
    const copy = (await ask('GET', `/templates/duplicate/${id}`)).body;
    const asset = (await ask('POST', '/assets?type=misc', { form: filesForm([['same.png', file]]) })).body
      .items[0];
    expect(keptFiles(sandbox.folder).length).toBe(before + 1);
    await ask('DELETE', `/assets/${asset.id}`);
    await ask('DELETE', `/templates/${id}`);
    await sandbox.restart();
    expect((await bytesOf((await read(copy.id)).preview)).equals(file)).toBe(true);
    await ask('DELETE', `/templates/${copy.id}`);
    expect(keptFiles(sandbox.folder).length).toBe(before);
  });
});

describe('a template in use', () => {
  const here = { kind: 'session', id: 'session-here', name: 'Here' };
  const there = { kind: 'session', id: 'session-there', name: 'There' };

  test('lists its uses, and cannot be deleted', async () => {
    const json = { name: 'Autumn', channel: 'email', templateId: 'template-mail' };
    const { id } = (await ask('POST', '/campaigns', { json })).body;
    const uses = [here, there, { kind: 'campaign', id, name: 'Autumn' }];
    expect((await read('template-mail')).usedBy).toEqual(uses);
    expect((await ask('GET', '/templates?kind=mail')).body.items[0].usedBy).toEqual(uses);
    expect((await change('template-mail', { tags: ['used'] })).body.usedBy).toEqual(uses);
    const refused = await ask('DELETE', '/templates/template-mail');
    expect(refused).toMatchObject({ status: 409, body: { errors: [] } });
    expect(refused.body.detail).toBe(
      "The session 'Here' uses this template. Choose another template for the session first.",
    );
    const copy = (await ask('GET', '/templates/duplicate/template-mail')).body;
    expect(copy.usedBy).toEqual([]);
    expect((await ask('DELETE', `/templates/${copy.id}`)).status).toBe(200);
  });

  test('cannot be deleted by a Manager who does not see its uses', async () => {
    const manager = { as: TOKENS.manager };
    expect((await ask('GET', '/templates/template-strip', manager)).body.usedBy).toEqual([]);
    const hidden = await ask('DELETE', '/templates/template-strip', manager);
    expect(hidden.status).toBe(409);
    expect(hidden.body.detail).not.toContain('There');
    expect((await read('template-strip')).usedBy).toEqual([there]);
  });
});

/** Two templates, and sessions that use them. */
async function storeUses(db: Kysely<Tables>) {
  const common = { accountId: 'owner-beauty', createdAt: new Date(), updatedAt: new Date() };
  const template = (id: string, kind: 'mail' | 'strip') => ({
    ...common,
    id,
    name: id,
    kind,
    width: 600,
    height: 400,
    dpi: 72 as const,
    tags: [],
    locked: false,
    stock: false,
    previewHash: null,
    previewMime: null,
    scene: JSON.stringify(scene()),
    searchText: id,
  });
  const session = (
    { id, name }: { id: string; name: string },
    locationIds: string[],
    templateIds: (string | null)[],
  ) => ({
    ...common,
    id,
    name,
    status: 'draft' as const,
    locationIds,
    startsAt: null,
    endsAt: null,
    slug: id,
    details: '{}',
    experiences: JSON.stringify(templateIds.map((templateId) => ({ templateId }))),
    assetIds: [],
    searchText: id,
  });
  await db
    .insertInto('templates')
    .values([template('template-mail', 'mail'), template('template-strip', 'strip')])
    .execute();
  await db
    .insertInto('sessions')
    .values([
      session(
        { id: 'session-here', name: 'Here' },
        ['location-queen'],
        ['template-mail', null, 'template-mail'],
      ),
      session({ id: 'session-there', name: 'There' }, ['elsewhere'], ['template-strip', 'template-mail']),
    ])
    .execute();
}
