// Checks that a JSON patch is atomic: if one of its test steps fails, it is rejected and the earlier steps have no
// effect.
import type { Node } from '../../../contract/cases/node.ts';
import type { Json } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { isRefusal, type Run, succeeded, wrongFields } from '../../engine/run.ts';
import * as names from '../../model/naming.ts';
import { isRecord } from '../../model/shapes.ts';
import type { Requests } from '../../requests/requests.ts';
import { otherValues, type Search } from '../shared/other-values.ts';
import { isSame } from '../shared/stored.ts';
import { pathOf } from './patch-format.ts';

/** Statuses for a failing test step. */
const REFUSING = ['400', '409', '412', '422', '4XX'];

interface Pair {
  read: Operation;
  update: Operation;
  params: Record<string, string>;
}

/** @param children the properties that can be changed */
export async function checkFailingTest(
  run: Run,
  requests: Requests,
  { read, update, params }: Pair,
  { children, search }: { children: Map<string, Node>; search: Search },
): Promise<void> {
  const { responses, requestBody } = update.definition;
  const refusing = REFUSING.find((status) => Object.hasOwn(responses, status));
  const type = Object.keys(requestBody?.content ?? {}).find(isJsonPatch);
  if (refusing === undefined || type === undefined) return;
  const tried = 'reading before and after a patch that must be refused';
  const current = () => run.call(read, requests.plain(read, params), { tried });
  const { json: before } = await current();
  const steps = isRecord(before) ? failing(before) : undefined;
  if (!steps) return;
  const request = { ...requests.plain(update, params), body: { type, json: steps.patch } };
  if (wrongFields(run, update, request).length > 0) return;
  const lenient = [400, 403, 404, 409, 412, 422];
  const answer = await run.call(update, request, { tried: 'a patch whose test fails', lenient });
  if (succeeded(answer) && answer.status !== 202) {
    run.report(answer, {
      kind: 'accepted-invalid',
      says: 'Accepted a JSON patch whose test fails.',
      at: 'test',
      rule: `${update.pointer}/responses/${refusing}`,
      expected: refusing,
      actual: `${answer.status}`,
    });
  }
  if (!isRefusal(answer)) return;
  const after = await current();
  const is = isRecord(after.json) ? after.json[steps.name] : undefined;
  if (!succeeded(after) || JSON.stringify(is) !== JSON.stringify(steps.value)) return;
  run.report(answer, {
    kind: 'update-touches-others',
    says: `Refused a JSON patch, and changed ${steps.name} all the same.`,
    at: steps.name,
    rule: update.pointer,
    expected: 'the value before',
    actual: 'another value',
  });

  /** A valid change, and a test of the same property for a value that it never has. */
  function failing(record: Record<string, Json>): { name: string; value: Json; patch: Json } | undefined {
    for (const [name, node] of children) {
      const now = record[name];
      if (typeof now !== 'string' && typeof now !== 'number') continue;
      if (names.isSecret(name) || names.isWorkflow(name) || names.recordNamed(name) !== undefined) continue;
      const [value, ...others] = otherValues(search, { name, node, now });
      const other = others.find((one) => !isSame(value ?? null, one, name));
      if (value === undefined || other === undefined) continue;
      const path = pathOf(name);
      const patch = [
        { op: 'replace', path, value },
        { op: 'test', path, value: other },
      ];
      return { name, value, patch };
    }
    return undefined;
  }
}
