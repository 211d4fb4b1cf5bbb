import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listening } from '../wire/raw-server.ts';
import { drift } from './command-testing.ts';

const CONTRACT = {
  openapi: '3.0.3',
  info: { title: 'Things', version: '1' },
  security: [],
  paths: {
    '/things': {
      get: {
        responses: {
          '200': {
            description: 'All.',
            content: {
              'application/json': { schema: { type: 'array', items: { type: 'string', nullable: true } } },
            },
          },
        },
      },
    },
    '/odd': { get: { responses: { '200': { $ref: '#/components/responses/None' } } } },
  },
};

it('reads a contract of OpenAPI 3.0 from its address, and says what it left out', async () => {
  const server = await listening(
    createServer(({ url }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(url === '/openapi.json' ? CONTRACT : [null, 7], null, 1));
    }),
  );
  try {
    const contract = `${server.url}openapi.json`;
    const { status, stdout } = await drift([
      '--contract',
      contract,
      '--target',
      `${server.url}`,
      '--format',
      'json',
    ]);
    const { subject, findings, remarks } = JSON.parse(stdout);
    expect(subject).toContain(`against ${contract}`);
    const wrong = findings.find((one: { at?: string }) => one.at === '/1');
    expect(wrong).toMatchObject({ kind: 'schema', place: { file: contract, line: expect.any(Number) } });
    expect(remarks.join('\n')).toMatch(/Left out, .*: GET \/odd: .*openapi\.json:\d+:\d+: .* leads nowhere/);
    expect(status).toBe(1);
  } finally {
    await server.close();
  }
});
