import { dirname, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import { judgeRecording } from './har.ts';
import { type Call, createFolder, entryOf, harOf, PETS } from './har-testing.ts';

const folder = createFolder();
afterAll(folder.remove);
const contract = loadContract(relative('.', folder.write('pets.yaml', PETS)));

const API = 'https://api.example/api/v1';
const pet = { id: 'p1', name: 'Rex' };
const list: Call = { url: `${API}/pets`, answers: [pet] };
const create: Call = {
  url: `${API}/pets`,
  method: 'POST',
  sends: { name: 'Rex' },
  status: 201,
  answers: pet,
};
let count = 0;

const recording = (calls: (Call | object)[]) => {
  count += 1;
  return folder.write(
    `${count}.har`,
    harOf(calls.map((call) => ('url' in call ? entryOf(call as Call) : call))),
  );
};
const judge = (calls: (Call | object)[]) =>
  judgeRecording(recording(calls), { contract, operations: contract.operations });
const kinds = async (...calls: (Call | object)[]) =>
  (await judge(calls)).findings.map(({ kind, operation, at = '' }) =>
    `${kind} ${operation?.id} ${at}`.trim(),
  );

describe('a recording that conforms to the contract', () => {
  it('has no findings, and counts its coverage', async () => {
    const judged = await judge([
      { ...list, url: `${API}/pets?limit=5` },
      create,
      { url: `${API}/pets/p1`, answers: pet },
      { url: `${API}/pets/none`, status: 404 },
    ]);
    expect(judged.findings).toEqual([]);
    expect(judged.inconclusive).toBeUndefined();
    expect(judged.coverage.operations(contract.operations)).toEqual({ proven: 3, of: 3 });
    expect(judged.coverage.parameters(contract.operations)).toEqual({ proven: 2, of: 2 });
  });

  it.each([
    [
      'a page of the same name',
      {
        url: 'https://api.example/pets',
        headers: { accept: 'text/html,*/*' },
        content: { mimeType: 'text/html', text: '<html>' },
        answerHeaders: { 'content-type': 'text/html' },
      },
    ],
    [
      'a file',
      { url: 'https://api.example/static/a.js', content: { mimeType: 'text/javascript', text: '1' } },
    ],
    ['another host', { url: 'https://elsewhere.example/v2/things', answers: {} }],
    ['what was broken off', { url: `${API}/pets`, status: 0 }],
    ['what the cache answered', { url: `${API}/pets`, status: 304 }],
    [
      'a body that was not recorded',
      {
        url: `${API}/pets`,
        content: { size: 4000, mimeType: 'application/json' },
        answerHeaders: { 'content-type': 'application/json' },
      },
    ],
    [
      'a body that was cut',
      {
        url: `${API}/pets`,
        content: { size: 4000, mimeType: 'application/json', text: '[{"id"' },
        answerHeaders: { 'content-type': 'application/json' },
      },
    ],
    ['what there is not, and says so', { url: `${API}/widgets`, status: 404, answers: {} }],
    ['a question before a call', { url: `${API}/pets`, method: 'OPTIONS', status: 204 }],
    ['a data URL', { url: 'data:text/plain,hello' }],
    ['nonsense', { request: null, response: [] }],
  ])('tolerates %s', async (_, other) => {
    const judged = await judge([list, other]);
    expect(judged.findings).toEqual([]);
    expect(judged.figures).toContainEqual(expect.objectContaining({ name: 'exchanges judged' }));
  });

  it('may have bodies in base64, compressed, or in separate files', async () => {
    const bytes = Buffer.from(JSON.stringify([pet]));
    const content = (more: object) => ({ ...list, content: { mimeType: 'application/json', ...more } });
    folder.write('beside.json', JSON.stringify([{ id: 1 }]));
    expect(await kinds(content({ text: bytes.toString('base64'), encoding: 'base64' }))).toEqual([]);
    expect(await kinds(content({ text: gzipSync(bytes).toString('base64'), encoding: 'base64' }))).toEqual(
      [],
    );
    expect(await kinds(content({ _file: 'beside.json' }))).toEqual([
      'schema listPets /0/id',
      'schema listPets /0/name',
    ]);
    expect(await kinds(content({ _file: 'gone.json' }))).toEqual([]);
  });
});

describe('a response in a recording', () => {
  it.each([
    ['a property of a wrong type', { ...list, answers: [{ id: 1, name: 'Rex' }] }, ['schema listPets /0/id']],
    [
      'a property that is not declared',
      { ...list, answers: [{ ...pet, x: 1 }] },
      ['undeclared-property listPets /0/x'],
    ],
    ['a status that is not declared', { ...create, status: 200 }, ['undeclared-status createPet']],
    ['a failure', { ...list, status: 500, answers: {} }, ['server-error listPets']],
    ['a wrong header', { ...list, answerHeaders: { 'X-Total': 'many' } }, ['header listPets header:X-Total']],
    [
      'a page in its place',
      {
        ...list,
        content: { mimeType: 'text/html', text: '<html>' },
        answerHeaders: { 'Content-Type': 'text/html' },
      },
      ['undeclared-media-type listPets header:content-type'],
    ],
    [
      'JSON that is none',
      { ...list, content: { mimeType: 'application/json', text: '[{' } },
      ['unreadable-body listPets'],
    ],
  ])('is validated against the contract: %s', async (_, call, expected) => {
    expect(await kinds(list, create, call)).toEqual(expected);
  });
});

describe('a request in a recording', () => {
  it('is drift if it is invalid and was accepted', async () => {
    expect(await kinds({ ...list, url: `${API}/pets?limit=500` })).toEqual([
      'accepted-invalid listPets /limit',
    ]);
    expect(await kinds({ ...create, sends: { name: 'Rex', wings: 2 } })).toEqual([
      'accepted-invalid createPet /wings',
    ]);
    expect(await kinds({ ...create, sends: '{"name":' })).toEqual(['accepted-malformed createPet']);
  });

  it('is correct if it is invalid and was rejected', async () => {
    expect(await kinds(list, { ...list, url: `${API}/pets?limit=500`, status: 400, answers: {} })).toEqual(
      [],
    );
  });

  it('is a warning if it is valid and was rejected without another explanation', async () => {
    const refused = (problem: unknown, sends: object = { name: 'Rex', colour: 'red' }) =>
      kinds(list, { ...create, sends, status: 422, answers: problem });
    expect(await refused({ errors: [{ field: 'colour', message: 'wrong' }] })).toEqual([
      'refused-valid createPet colour',
    ]);
    expect(await refused({ errors: [{ field: 'name', message: 'has already been taken' }] })).toEqual([]);
    expect(
      await refused({ errors: [{ field: 'born', message: 'wrong' }] }, { name: 'Rex', born: 'x' }),
    ).toEqual([]);
    expect(await refused({ title: 'No.' })).toEqual([]);
    const [finding] = (await judge([list, { ...create, status: 422, answers: { name: 'wrong' } }])).findings;
    expect(finding?.severity).toBe('warning');
  });

  it('is not judged if its body was not recorded', async () => {
    expect(await kinds({ ...create, sends: undefined })).toEqual([]);
  });
});

describe('an undeclared operation', () => {
  it('is reported as a warning, once for all records', async () => {
    const { findings } = await judge([
      list,
      { url: `${API}/widgets/17`, answers: {} },
      { url: `${API}/widgets/18`, answers: {} },
      { url: `${API}/pets/p1`, method: 'DELETE', status: 200, answers: {} },
    ]);
    expect(
      findings.map(({ kind, severity, operation, count }) => [kind, severity, operation?.path, count]),
    ).toEqual([
      ['undeclared-operation', 'warning', '/pets/{petId}', 1],
      ['undeclared-operation', 'warning', '/widgets/{…}', 2],
    ]);
  });

  it('is ignored if the API shares its host and has no prefix', async () => {
    const host = 'http://127.0.0.1:8080';
    expect(await kinds({ ...list, url: `${host}/pets` }, { url: `${host}/config`, answers: {} })).toEqual([]);
    expect(
      await kinds({ ...list, url: `${host}/pets` }, { url: `${host}/pets/1/toys`, answers: {} }),
    ).toEqual(['undeclared-operation GET /pets/{…}/toys']);
  });
});

describe('the location of the API', () => {
  it.each(['https://api.example', 'https://api.example/v1', 'http://localhost:4000/deep/er/v1'])(
    'is found: %s',
    async (place) => {
      expect(await kinds({ ...list, url: `${place}/pets`, answers: [{}] })).toHaveLength(2);
    },
  );

  it('may be several hosts', async () => {
    const other = { ...list, url: 'https://b.example/v1/pets', answers: [{ id: 1, name: 'Rex' }] };
    const judged = await judge([list, other]);
    expect(judged.findings).toHaveLength(1);
    expect(judged.remarks[0]).toBe(
      'Judged is what was asked of https://api.example/api/v1, https://b.example/v1.',
    );
  });

  it('is not a page with the name of one of its paths', async () => {
    const html = { 'content-type': 'text/html' };
    const headers = { accept: 'text/html,*/*' };
    const page: Call = {
      url: 'https://app.example/pets',
      headers,
      content: { text: '<html>' },
      answerHeaders: html,
    };
    const { remarks } = await judge([list, page]);
    expect(remarks[0]).toBe('Judged is what was asked of https://api.example/api/v1.');
  });

  it('follows the contract if two locations match', async () => {
    const file = folder.write('tenants.yaml', PETS.replace('/pets/{petId}:', '/{petId}/pets:'));
    const tenants = loadContract(relative('.', file));
    const { remarks } = await judgeRecording(recording([{ ...list, url: 'https://api.example/v1/pets' }]), {
      contract: tenants,
      operations: tenants.operations,
    });
    expect(remarks[0]).toBe('Judged is what was asked of https://api.example/v1.');
  });

  it('may be unknown, so that nothing is proven', async () => {
    const judged = await judge([{ url: 'https://elsewhere.example/things', answers: {} }]);
    expect(judged.inconclusive).toMatch(/No request of the recording is one of the contract/);
    expect((await judge([])).inconclusive).toBeDefined();
  });
});

describe('personal data', () => {
  const secrets = ['bearer-s3cret', 'cookie-s3cret', 'query-s3cret', 'header-s3cret', 'body-s3cret'];
  it('never appears in a report', async () => {
    const call: Call = {
      ...create,
      url: `${API}/pets?access_token=query-s3cret&limit=1`,
      headers: {
        Authorization: 'Bearer bearer-s3cret',
        Cookie: 'sid=cookie-s3cret',
        'X-Api-Key': 'header-s3cret',
      },
      sends: { name: 'Rex', password: 'body-s3cret' },
      answers: { echo: 'bearer-s3cret', idToken: 'body-s3cret', sent: secrets },
    };
    const { findings } = await judge([call]);
    expect(findings.length).toBeGreaterThan(1);
    const report = JSON.stringify(findings);
    // Texts in a list have no names, so only secrets known from elsewhere are masked there.
    for (const secret of secrets.slice(0, 4)) expect(report).not.toContain(secret);
    expect(report).not.toMatch(/(idToken|password)[^,]*body-s3cret/);
    expect(findings[0]?.curl).toMatch(/Authorization: Bearer \$TOKEN/);
    expect(findings[0]?.curl).toContain('limit=1');
  });
});

it('reads a folder of recordings', async () => {
  const inside = createFolder();
  const file = inside.write('a.har', harOf([entryOf(list)]));
  inside.write('b.har', harOf([entryOf({ ...list, answers: [{ id: 'a' }] })]));
  const judged = await judgeRecording(dirname(file), { contract, operations: contract.operations });
  inside.remove();
  expect(judged.findings).toHaveLength(1);
});
