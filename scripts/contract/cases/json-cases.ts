// Cases for a JSON body.
import type { Json } from '../document.ts';
import { type Attempt, invalidCase, type Slot, validCase } from './attempt.ts';
import { breaksOf } from './breaks.ts';
import { edgesOf } from './edges.ts';
import { wrongTags, wrongTypes } from './kinds.ts';
import { type DeclaredBody, type Maker, plainJson } from './maker.ts';
import type { Node } from './node.ts';
import { type Site, sitesOfAll } from './sites.ts';
import { takes } from './takes.ts';

export function* jsonCases(maker: Maker, body: DeclaredBody): Generator<Attempt> {
  const whole: Slot = { field: 'body', title: 'body', put: (json) => maker.request({ json }) };
  for (const { name, value } of body.examples) {
    yield validCase(maker, whole, { name: `the example ${name}`, variant: 'example', values: [value] });
  }
  if (body.required) {
    const put = () => maker.request({ body: null });
    const rule = `${maker.operation.pointer}/requestBody/required`;
    yield invalidCase(
      maker,
      { ...whole, put },
      { name: 'missing', keyword: 'required', rule, values: [null] },
    );
  } else {
    yield validCase(
      maker,
      { ...whole, put: () => maker.request({ body: null }) },
      { name: 'left out', values: [null] },
    );
  }
  const put = (json: Json, testing: string, isWrong: boolean) =>
    maker.request({ json, testing: testing === 'body' ? '' : testing, isWrong });
  const examples = body.examples.map(({ value }) => value);
  const [plain, shown] = [
    plainJson(body, maker.making),
    body.plain === undefined ? examples.slice(1) : examples,
  ];
  const bases = [plain, ...(body.taken ?? []), ...shown];
  yield* valueCases(maker, body.node, bases, { field: '', title: 'body', put });
}

/**
 * Cases for a JSON value, in each of its locations.
 * @param slot the location of the whole value; its field prefixes the inner fields in problems
 */
export function* valueCases(
  maker: Maker,
  node: Node,
  bases: (Json | undefined)[],
  slot: Slot,
): Generator<Attempt> {
  const { making } = maker;
  const done = new Set<string>();
  for (const site of sitesOfAll(making.document, making.samples, node, bases)) {
    const here = slotAt(slot, site);
    const others = site.others.map((other) => slotAt(slot, other));
    const isNew = (kind: string, values: Json[]) => {
      // Branches share rules and differ in location, so the same value in another branch is a new case.
      const key = JSON.stringify([kind, here.title, values]);
      return done.size !== done.add(key).size;
    };
    for (const way of site.ways) {
      const isOutermost = slot.field === '' && site.label === '' && way.branch !== undefined;
      const branch = isOutermost ? { field: here.field, name: way.branch ?? '' } : here.branch;
      const titled = way.label ? { ...here, branch, title: `${here.title} (${way.label})` } : here;
      const base = takes(making.document, way, site.base) ? site.base : making.samples.of(way);
      for (const edge of edgesOf(making, way, base)) {
        if (isNew('valid', edge.values)) yield validCase(maker, titled, edge, others);
      }
      for (const broken of breaksOf(making, way, base)) {
        if (isNew(`${broken.rule} ${broken.at}`, broken.values)) yield invalidCase(maker, titled, broken);
      }
    }
    for (const broken of [
      ...wrongTypes(making, site.node, site.ways),
      ...wrongTags(making, site.node, site.ways, site.base),
    ]) {
      if (isNew(broken.keyword, broken.values)) yield invalidCase(maker, here, broken);
    }
  }
}

function slotAt(slot: Slot, site: Site): Slot {
  const field = [slot.field, site.field].filter(Boolean).join('.') || 'body';
  const title = [slot.title === 'body' && site.field ? '' : slot.title, site.field].filter(Boolean).join('.');
  return {
    field,
    title: site.label ? `${title} [${site.label}]` : title,
    branch: slot.field === '' ? site.branch : undefined,
    put: (value, testing, isWrong) => slot.put(site.put(value), testing, isWrong),
  };
}
