import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkUploads } from './uploads.ts';

const encoding = { file: { contentType: 'application/pdf, image/png, text/plain' } };
const upload = {
  ...{ id: 'upload', method: 'post', path: '/files', pointer: '', effect: 'write', parameters: [] },
  definition: {
    requestBody: { content: { 'multipart/form-data': { schema: {}, encoding } } },
    responses: { 201: {} },
  },
} as unknown as Operation; // Partial stub.

const download = (unchanged: boolean) =>
  ({
    ...{ id: 'download', method: 'get', path: '/files/{id}/content', effect: 'read', parameters: [] },
    definition: {
      'x-drift': { unchanged },
      responses: { 200: { content: { 'application/octet-stream': {} } } },
    },
  }) as unknown as Operation; // Partial stub.

type Keep = (bytes: Uint8Array) => Uint8Array;

async function told(keep: Keep, unchanged = true): Promise<string[]> {
  const found: string[] = [];
  const read = download(unchanged);
  let kept = new Uint8Array();
  const call = async (operation: Operation, request: CaseRequest) => {
    const headers = new Headers({ location: '/v1/files/f7/content' });
    if (operation === read && request.params.id === 'f7')
      return { operation, request, status: 200, reply: { headers, body: kept } };
    const parts = request.body && 'parts' in request.body ? request.body.parts : [];
    for (const part of parts) if ('file' in part) kept = Uint8Array.from(keep(part.file.bytes()));
    return { operation, request, status: 201, reply: { headers, body: new Uint8Array() } };
  };
  const run = {
    ...{ operations: [upload, read], resources: [], waits: [0], call },
    report: (_: unknown, { kind }: { kind: string }) => found.push(kind),
  } as unknown as Run; // Partial stub.
  const file = { name: 'a.txt', type: 'text/plain', bytes: () => new Uint8Array([65]), size: 1 };
  const body = { type: 'multipart/form-data', parts: [{ name: 'file', file }] };
  const requests = {
    proven: () => ({}),
    plain: (_: unknown, params: Record<string, string>) => ({ params, query: [], headers: {} }),
    sendPlain: () => call(upload, { params: {}, query: [], headers: {}, body } as unknown as CaseRequest),
  } as unknown as Requests; // Partial stub.
  await checkUploads({ run, requests, records: { learnMade: async () => undefined } as unknown as Records });
  return found;
}

const asText: Keep = (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes));

it('reads an upload back byte for byte', async () => {
  expect(await told((bytes) => bytes)).toEqual([]);
  expect(await told((bytes) => bytes.slice(0, -1))).toEqual(['not-stored']);
  expect(await told(asText)).toEqual(['not-stored']);
});

it('leaves open how images are stored unless the contract declares it', async () => {
  expect(await told(asText, false)).toEqual([]);
});
