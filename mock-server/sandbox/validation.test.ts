// Every invalid request is refused, and its errors are named.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from './testing.ts';

const as = TOKENS.owner;
let sandbox: TestSandbox;
const ask = (method: string, path: string, asked?: CallOptions) => call(sandbox.origin, method, path, asked);
const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) =>
  answer.body.errors?.map(({ field }) => field);
const scene = { version: 1, width: 100, height: 100, background: '#FFFFFF', layers: [] };
const sceneForm = (value: unknown = scene) => {
  const form = new FormData();
  form.append('scene', typeof value === 'string' ? value : JSON.stringify(value));
  return form;
};

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('validation errors', () => {
  test.each<[path: string, fields: string[]]>([
    ['/assets?page=0', ['page']],
    ['/assets?page=x&show=201', ['page', 'show']],
    ['/assets?type=nonsense', ['type']],
    ['/assets?search=', ['search']],
    ['/assets?search=a%00b', ['search']],
    ['/assets?page=1&page=2', ['page']],
    ['/assets/a%00b', ['id']],
  ])('GET %s', async (path, fields) => {
    const answer = await ask('GET', path, { as });
    expect([answer.status, fieldsOf(answer)?.toSorted()]).toEqual([422, fields]);
  });

  test.each<[string, unknown, string]>([
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['nothing to change', {}, 'body'],
    ['a list', [], 'body'],
    ['a wrong type', { businessName: 5 }, 'businessName'],
    ['an empty name', { businessName: '' }, 'businessName'],
    ['a value that is none of them', { category: 'zoo' }, 'category'],
    ['an incomplete address', { address: { line1: 'x' } }, 'address.line2'],
    ['a NUL inside', { address: { line1: 'a\0' } }, 'address.line1'],
    ['half a letter', { businessName: '\ud83d' }, 'businessName'],
    ['a prototype', JSON.parse('{"__proto__": 1}'), '__proto__'],
  ])('POST /account with %s', async (_, json, field) => {
    const answer = await ask('POST', '/account', { as, json });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(field);
  });

  test('refuses a body that is not JSON, not UTF-8, of another type, too large or absent', async () => {
    const json = { 'content-type': 'application/json' };
    const post = (body: BodyInit | undefined, headers: Record<string, string> = json) =>
      ask('POST', '/account', { as, body, headers });
    expect((await post('{"businessName": ')).status).toBe(400);
    expect((await post(Buffer.from([0x22, 0xff, 0x22]))).status).toBe(400);
    expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post(`{"businessName":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await post('['.repeat(400_000) + ']'.repeat(400_000))).status).toBe(422);
    const absent = await ask('POST', '/account', { as });
    expect([absent.status, fieldsOf(absent)]).toEqual([422, ['body']]);
  });

  test('refuses an invalid scene', async () => {
    const form = filesForm([['a.png', await picture().png().toBuffer()]]);
    const { id } = (await ask('POST', '/assets?type=misc', { as, form })).body.items[0];
    const post = (form: FormData) => ask('POST', `/assets/${id}/scene`, { as, form });
    expect(fieldsOf(await post(sceneForm({ ...scene, width: 1 })))).toEqual(['scene.width']);
    expect(fieldsOf(await post(sceneForm('{ not json')))).toEqual(['scene']);
    expect(fieldsOf(await post(sceneForm('['.repeat(90_000) + ']'.repeat(90_000))))).toEqual(['scene']);
    expect(fieldsOf(await post(new FormData()))).toEqual(['scene']);
    const file = filesForm([['scene.json', Buffer.from(JSON.stringify(scene))]], 'scene');
    expect(fieldsOf(await post(file))).toEqual(['scene']);
    const layer = {
      id: 'l',
      type: 'logo',
      name: 'a\0',
      x: 0,
      y: 0,
      w: 1,
      h: 1,
      rotation: 0,
      opacity: 1,
      z: 0,
    };
    const logo = { ...layer, locked: false, hidden: false, editable: [] };
    expect(fieldsOf(await post(sceneForm({ ...scene, layers: [logo] })))).toEqual(['scene.layers.0.name']);
    expect((await post(sceneForm())).body.scene).toEqual(scene);
  });

  test('refuses an unknown path', async () => {
    const headers = { authorization: `Bearer ${as}` };
    for (const path of ['/v1/nonsense', '/v1/campaign', '/elsewhere', '/']) {
      expect((await fetch(sandbox.origin + path, { headers })).status).toBe(404);
    }
  });
});
