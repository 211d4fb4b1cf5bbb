// A crash of the target does not end the run: the request that causes it is found, named first, and not sent again.
import { describe, expect, it } from 'vitest';
import {
  answers,
  createTable,
  crud,
  isNamed,
  NAMED,
  object,
  operation,
  runOn,
  type SmallRun,
} from '../small-service-testing.ts';

const users = crud('/users', 'User', NAMED.sent, NAMED.shown);
const format = { name: 'format', in: 'query', schema: { enum: ['json', 'table', 'source'] } };
const report = { get: { ...operation('getReport', { '200': answers(object({})) }), parameters: [format] } };
const paths = { '/report': report, ...users };
const crashesIn = ({ findings }: SmallRun) => findings.filter(({ kind }) => kind === 'crash');

describe('when the target goes down', () => {
  it('finds the request that causes it, and continues', async () => {
    const table = createTable([{ name: 'Ada' }]);
    const run = await runOn(
      paths,
      (request, service) => {
        if (request.query.get('format') === 'source') return void service.die(100);
        return request.path === '/report' ? [200, {}] : (table.answer('/users', request, isNamed) ?? [404]);
      },
      ['--mode', 'read'],
    );
    const [first] = run.findings;
    expect(first).toMatchObject({
      kind: 'crash',
      operation: { id: 'getReport' },
      says: 'The target goes down at this request, each time it is sent.',
      tried: expect.stringContaining('source'),
    });
    expect(crashesIn(run)).toHaveLength(1);
    expect(run.status).toBe(1);
    expect(run.requests.filter((one) => one === 'GET /users/r0').length).toBeGreaterThan(0);
    expect(run.remarks.join('\n')).not.toContain('ended early');
  });

  it('removes its records afterwards, and names what was in flight if nothing repeats the crash', async () => {
    const table = createTable([{ name: 'Ada' }]);
    let posts = 0;
    const run = await runOn(users, (request, service) => {
      if (request.method === 'POST' && isNamed(request.json)) posts += 1;
      if (posts === 4 && request.method === 'POST') {
        posts += 1;
        return void service.die(100);
      }
      return table.answer('/users', request, isNamed) ?? [404];
    });
    expect(run.findings[0]).toMatchObject({
      kind: 'crash',
      operation: { id: 'createUser' },
      says: 'The target went down during this request or right after it, but not when it was repeated.',
    });
    expect(run.remarks.join('\n')).not.toContain('ended early');
    expect(run.requests.filter((one) => one === 'POST /users').length).toBeGreaterThan(10);
    expect([...table.rows.keys()]).toEqual(['r0']);
  });

  it('reports a single broken connection as a missing response', async () => {
    const table = createTable([{ name: 'Ada' }]);
    const run = await runOn(users, (request) => {
      const isLong = request.method === 'POST' && `${Object(request.json).name}`.length === 20;
      return isLong ? undefined : (table.answer('/users', request, isNamed) ?? [404]);
    });
    expect(crashesIn(run)).toEqual([]);
    expect(run.findings.map(({ kind }) => kind)).toContain('no-answer');
  });
});
