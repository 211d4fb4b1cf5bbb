import { expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { changeIds, saveVersion } from './versions';

const base = { version: 'v1', name: 'Autumn', status: 'draft' };

/** Saves over a stored record, as the API does. */
const saveOver = (stored: typeof base) =>
  vi.fn(async (data: Partial<typeof base>, version: string | undefined) => {
    if (version === undefined || version === stored.version) return { ...stored, ...data };
    const problem = {
      type: '/problems/stale',
      title: 'Changed',
      status: 412,
      detail: 'Changed.',
      current: stored,
    };
    throw new ApiError({ kind: 'status', status: 412, problem, retryAfterMs: null });
  });

it('sends the version that was read', async () => {
  const save = saveOver(base);
  await saveVersion(base, { status: 'active' }, save);
  expect(save.mock.calls).toEqual([[{ status: 'active' }, 'v1']]);
});

it('sends the change again if others changed another field', async () => {
  const saved = await saveVersion(
    base,
    { status: 'active' },
    saveOver({ ...base, version: 'v2', name: 'Spring' }),
  );
  expect(saved).toEqual({ version: 'v2', name: 'Spring', status: 'active' });
});

it('is refused if others changed the same field', async () => {
  const save = saveOver({ ...base, version: 'v2', status: 'ended' });
  await expect(saveVersion(base, { status: 'active' }, save)).rejects.toMatchObject({ status: 412 });
  expect(save).toHaveBeenCalledOnce();
});

it('sends the change again if it is stored already, because the response was lost', async () => {
  const save = saveOver({ ...base, version: 'v2', status: 'active' });
  await saveVersion(base, { status: 'active' }, save);
  expect(save).toHaveBeenLastCalledWith({ status: 'active' }, 'v2');
});

it('sends no version where the change does not depend on the record', async () => {
  const save = saveOver({ ...base, version: 'v2' });
  await saveVersion(null, { status: 'active' }, save);
  expect(save.mock.calls).toEqual([[{ status: 'active' }, undefined]]);
});

it('keeps what others add to a list of ids meanwhile', async () => {
  const record = { version: 'v1', managerIds: ['ada', 'ben'] };
  const stored = { version: 'v2', managerIds: ['ben', 'cem'] };
  const save = vi.fn(async (data: object, version: string | undefined) => {
    if (version === stored.version) return data;
    const problem = {
      type: '/problems/stale',
      title: 'Changed',
      status: 412,
      detail: 'Changed.',
      current: stored,
    };
    throw new ApiError({ kind: 'status', status: 412, problem, retryAfterMs: null });
  });
  const { data, base } = changeIds(record, 'managerIds', (ids) => [...ids, 'dan']);
  expect(await saveVersion(base, data, save)).toEqual({ managerIds: ['ben', 'cem', 'dan'] });
  expect(save.mock.calls[0]).toEqual([{ managerIds: ['ada', 'ben', 'dan'] }, 'v1']);
});
