// Ctrl-C in write mode: created records are removed and the report is still written.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { driftProcess, inWriteMode } from './cli/command-testing.ts';
import { createFolder, PETS } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';

const folder = createFolder();
afterAll(folder.remove);
const contract = folder.write(
  'pets.yaml',
  PETS.replace(
    'components:',
    `    delete:
      operationId: deletePet
      tags: [pets]
      parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. }, '404': { description: None. } }
components:`,
  ),
);

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/**
 * Keeps pets.
 * @param seen gets each request before the response
 */
async function serve(seen: (method: string, made: number) => void, slowRemoval = false) {
  const pets = new Map<string, object>();
  let made = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const id = /^\/pets\/([^?]+)/.exec(url)?.[1];
    const send = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-total': pets.size });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (method === 'POST') {
      const sent = (await jsonOf(request).catch(() => undefined)) as { name?: unknown } | undefined;
      if (typeof sent?.name !== 'string' || sent.name.length > 10) return send(422, {});
      made += 1;
      pets.set(`p${made}`, { id: `p${made}`, name: sent.name });
      seen(method, made);
      return send(201, pets.get(`p${made}`));
    }
    seen(method, made);
    if (id === undefined) return send(200, [...pets.values()]);
    if (method !== 'DELETE') return pets.has(id) ? send(200, pets.get(id)) : send(404);
    if (slowRemoval) return undefined;
    response.writeHead(pets.delete(id) ? 204 : 404).end();
  };
  const server = await listening(createServer((request, response) => void answer(request, response)));
  toClose.push(server.close);
  return { ...server, pets, made: () => made };
}

/** A run that waited for a response would outlast the test. */
const write = [...inWriteMode(contract), '--timeout', '600', '--rate', '40'];

describe('Ctrl-C', () => {
  it('removes created records, writes the report, and says that it was stopped', async () => {
    let stop = () => {};
    let isStopped = false;
    const server = await serve((_, made) => {
      if (made < 2 || isStopped) return;
      isStopped = true;
      stop();
    });
    const { status, stdout } = await driftProcess([...write, '--target', server.url.href], {
      onStart: (child) => {
        stop = () => child.kill('SIGINT');
      },
    });
    expect(server.made()).toBeGreaterThan(1);
    expect([...server.pets]).toEqual([]);
    const report = JSON.parse(stdout) as { findings: unknown[] };
    expect(JSON.stringify(report)).toContain('It was stopped.');
    expect(status).toBe(report.findings.length > 0 ? 1 : 3);
  });

  it('exits at once when repeated, and lists what is left', async () => {
    let press = () => {};
    const server = await serve((_, made) => {
      if (made >= 2) press();
    }, true);
    let pressing: NodeJS.Timeout | undefined;
    const { stdout } = await driftProcess([...write, '--target', server.url.href], {
      onStart: (child) => {
        press = () => {
          pressing ??= setInterval(() => child.kill('SIGINT'), 1);
        };
      },
    });
    clearInterval(pressing);
    expect(stdout).toMatch(/could not be removed: .*DELETE \/pets\/p1/);
  });
});
