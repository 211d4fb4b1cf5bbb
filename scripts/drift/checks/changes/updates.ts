// Checks that an update takes effect and changes nothing else.
import { allowed, alternatives, childrenOf, type Node } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import * as names from '../../model/naming.ts';
import { isRecord } from '../../model/shapes.ts';
import { shownIn } from '../../requests/example-values.ts';
import type { Requests } from '../../requests/requests.ts';
import { otherValues, type Search } from '../shared/other-values.ts';
import { type Change, createChanges } from './changes.ts';
import { checkFailingTest } from './patch-tests.ts';
import type { Fields, UpdateFormat } from './update-format.ts';
import { partOf, updateFormatsOf } from './update-formats.ts';

export interface Pair {
  read: Operation;
  update: Operation;
  params: Record<string, string>;
  /** The known fields that the record was created with. */
  sent?: Fields;
  /** The record is not this run's own and gets restored. */
  isOthers?: boolean;
}

/** Number of variants to try. */
const MOST_KINDS = 3;

/** Changes one property after another and reads the record each time. */
export async function checkUpdate(run: Run, requests: Requests, pair: Pair): Promise<void> {
  if (!run.operations.includes(pair.read)) return;
  for (const way of updateFormatsOf(run, pair.update, pair.read, pair.sent))
    await checkWay(run, requests, pair, way);
}

async function checkWay(
  run: Run,
  requests: Requests,
  { read, update, params, sent: whole = {}, isOthers = false }: Pair,
  way: UpdateFormat,
): Promise<void> {
  const document = forRequests(run.contract.document);
  const { at, children } = way;
  const sent = partOf(way, whole);
  const changes = createChanges(run, requests, { read, update, params, way, sent });
  const search: Search = {
    document,
    samples: createSamples(document, run.seed + 1),
    pool: run.pool,
    operation: update,
    shown: (name) => shownIn(run, [update, read], name),
    tied: (name) => {
      const tie = requests.tie(update, [...at, name].join('.'));
      return tie && !tie.isOwn ? run.pool.idsBeside(tie.resource, params) : undefined;
    },
  };
  if (!(await changes.start())) return;
  // A path parameter names the record, and fields of existing data are changed only if they can be restored.
  const own = inOrder(children).filter((name) => !Object.hasOwn(params, name));
  const order = own.filter((name) => !isOthers || changes.canRestore(name));
  const refused = new Set<string>();
  try {
    for (const [i, name] of order.entries()) {
      if (isKind(children.get(name)) && !isKind(children.get(order[i - 1] ?? '')) && i > 0) await again();
      const isTaken = await changeOne(name);
      if (isTaken === false) refused.add(name);
      if (isTaken && isKind(children.get(name))) await asOtherKinds(name);
      if (changes.isOver()) return;
    }
    for (const fields of refused.size > 0 ? together() : []) {
      if (!Object.keys(fields).some((name) => refused.has(name))) continue;
      if ((await changes.make(fields)) !== 'taken') continue;
      for (const name of Object.keys(fields)) refused.delete(name);
      await again();
    }
    await again();
    for (const name of order) if (changes.resetBy(name)) await afterAnother(name);
    for (const name of way.leavesAlone && !isJsonPatch(way.type) ? order : []) await changePart(name);
    if (isJsonPatch(way.type))
      await checkFailingTest(run, requests, { read, update, params }, { children, search });
  } finally {
    if (isOthers) await changes.restore();
  }

  /**
   * @param most number of values to try
   * @returns undefined if the record's response does not show the property
   */
  async function changeOne(name: string, most?: number): Promise<boolean | undefined> {
    const child = children.get(name);
    if (!child || !changes.isShown(name) || names.isSecret(name)) return undefined;
    const isNullable =
      way.takesAway(name) || alternatives(document, child).some(({ type }) => type === 'null');
    // For fields set by this run, it is known that no default replaces null.
    if (isNullable && changes.now(name) !== null && changes.isKnown(name))
      await changes.make({ [name]: null });
    let taken = await tryEach(name, child, most);
    if (!isNullable || !taken) return taken !== undefined;
    await changes.make({ [name]: null });
    if (changes.isDoubtful(name)) {
      taken = (await tryEach(name, child, most)) ?? taken;
      await changes.make({ [name]: null });
    }
    await changes.make(taken);
    return true;
  }

  /** Sends one part of an object alone: a merge keeps the others. */
  async function changePart(name: string): Promise<void> {
    const now = changes.now(name);
    const [way] = alternatives(document, children.get(name) ?? []).filter(({ type }) => type === 'object');
    if (!way || !isRecord(now) || Object.keys(now).length < 2 || !changes.isKnown(name)) return;
    for (const [part, node] of childrenOf(document, way.node)) {
      if (names.isSecret(part) || (now[part] ?? null) === null || typeof now[part] === 'object') continue;
      const [value] = otherValues(search, { name: part, node, now: now[part] ?? null });
      if (value !== undefined && (await changes.make({ [name]: { [part]: value } })) === 'taken') return;
    }
  }

  async function tryEach(name: string, node: Node, most?: number): Promise<Fields | undefined> {
    const values = otherValues(search, { name, node, now: changes.now(name) });
    for (const value of values.slice(0, most)) {
      const fields = filled(name, value);
      const became: Change = await changes.make(fields);
      if (became === 'taken') return fields;
      if (became === 'over') return undefined;
    }
    return undefined;
  }

  /** The value with references replaced by existing records. */
  function filled(name: string, value: Json): Fields {
    const hasRecords = isRecord(value) || (Array.isArray(value) && value.some((one) => isRecord(one)));
    const [body] = way.bodies({ [name]: value }, requests.plain(update, params), {});
    if (!hasRecords || !body || !('json' in body) || isJsonPatch(body.type)) return { [name]: value };
    const context = requests.context(update, params);
    const fields = way.fieldsIn(run.cases.plain(update, { context, json: body.json }));
    return Object.hasOwn(fields, name) ? fields : { [name]: value };
  }

  /** A second round: before the last change, the reset fields may have been null. */
  async function again(): Promise<void> {
    for (const name of order) if (await changeOne(name, 3)) return;
  }

  /** Sets a state again that a change has reset, then changes something else. */
  async function afterAnother(state: string): Promise<void> {
    if (!(await changeOne(state, 3))) return;
    const others = order.filter((name) => name !== state && !changes.resetBy(state)?.has(name));
    for (const name of others) if (await changeOne(name, 1)) return;
  }

  /** A property that one variant lacks may exist in another. */
  async function asOtherKinds(name: string): Promise<void> {
    const kinds = (allowed(children.get(name) ?? []) ?? []).slice(0, MOST_KINDS);
    for (const kind of kinds) {
      if (refused.size === 0) return;
      if (!changes.isNow(name, kind) && (await changes.make({ [name]: kind })) !== 'taken') continue;
      for (const other of [...refused]) {
        if (!(await changeOne(other, 2))) continue;
        refused.delete(other);
        await again();
      }
    }
  }

  /** Fields that belong together, as in the contract's examples. */
  function* together(): Generator<Fields> {
    const groups = (update.definition['x-rules'] ?? []).map(({ fields }) => fields);
    for (const example of requests.examples(update)) {
      const context = requests.context(update, params);
      yield way.fieldsIn(run.cases.plain(update, { context, json: example }));
    }
    for (const group of groups) {
      const fields = group.filter((name) => children.has(name));
      const values = fields.map((name) => {
        const node = children.get(name) as Node;
        return otherValues(search, { name, node, now: changes.now(name) });
      });
      // Combines two values of the first field with two of the second.
      for (let i = 0; i < 4; i += 1) {
        const chosen = fields.map((name, at): [string, Json | undefined] => {
          const list = values[at] ?? [];
          return [name, list[(i >> at) & 1] ?? list[0]];
        });
        if (fields.length > 1 && chosen.every(([, value]) => value !== undefined))
          yield Object.fromEntries(chosen) as Fields;
      }
    }
  }
}

/**
 * Plain values come first; then types, which decide the other properties; then states, which decide what may change.
 */
function inOrder(children: Map<string, Node>): string[] {
  const rank = (name: string) => (names.isWorkflow(name) ? 2 : isKind(children.get(name)) ? 1 : 0);
  return [...children.keys()].toSorted((a, b) => rank(a) - rank(b));
}

const isKind = (node: Node | undefined): boolean =>
  (node && allowed(node)?.some((value) => typeof value === 'string')) === true;
