// Paths that say of two records that they belong together, `/teams/{team}/members/{member}`: what is put there and
// taken away is no record of its own, and its last blank names one that stands elsewhere.
import type { Json } from '../../../contract/document.ts';
import { isJson } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { idLikeness, plain, recordNamed, singular } from '../../naming.ts';
import { blanksOf, nameOfCollection, type Resource } from '../../resources.ts';
import type { Run } from '../../run.ts';
import { propertiesOf, successSchema } from '../../shapes.ts';

export interface Relation {
  /** What the last blank of its path is called. */
  blank: string;
  put: Operation;
  remove: Operation | undefined;
  /** Says of one record whether it belongs there. */
  read: Operation | undefined;
  /** All that belong there. */
  list: Operation | undefined;
  /** The records that may belong there. */
  target: Resource;
  /** What they belong to; undefined where that is whoever calls. */
  above: Resource | undefined;
}

export function relationsOf(run: Run): Relation[] {
  return run.resources.flatMap((resource): Relation[] => {
    const { path, blank } = resource;
    const at = (method: string, template: string) =>
      run.operations.find((one) => one.method === method && one.path === template);
    const [put, remove, reading] = [at('put', path), at('delete', path), at('get', path)];
    const collection = path.replace(/\/\{[^}]+\}$/, '');
    const list = run.operations.find((one) => one === resource.list?.operation && one.path === collection);
    const read = reading?.effect === 'read' ? reading : undefined;
    const target = targetOf(run, resource, collection);
    const blanks = blanksOf(collection);
    const above = run.resources.find(
      (one) => collection.startsWith(`${one.path}/`) && blanksOf(one.path).length === blanks.length,
    );
    if (put?.effect !== 'write' || collection === path || !target || !(list ?? read)) return [];
    if ((blanks.length > 0 && !above) || !isBare(run, put, target)) return [];
    return [{ blank, put, remove, read, list, target, above }];
  });
}

/** A body of more than that is what a record of its own is made of. */
const MOST_PROPERTIES = 3;

/** Whether nothing must be sent, or little that is not about the record itself. */
function isBare(run: Run, { definition }: Operation, { read }: Resource): boolean {
  const { document } = run.contract;
  const { content = {}, required = false } = definition.requestBody ?? {};
  const [[type = '', media] = []] = Object.entries(content);
  if (!media) return true;
  const sent = propertiesOf(document, media.schema ?? {});
  const told = propertiesOf(document, (read && successSchema(read)) ?? {});
  const isApart = [...sent.keys()].some((name) => !told.has(name));
  return isJson(type) && sent.size <= MOST_PROPERTIES && (!required || isApart);
}

/** The records elsewhere of which the last blank names one; undefined where several may be meant. */
function targetOf(run: Run, { path, blank, list }: Resource, collection: string): Resource | undefined {
  const others = run.resources.filter(
    (one) =>
      one.path !== path && blanksOf(one.path).length === 1 && one.read && run.operations.includes(one.read),
  );
  const entry = list?.operation.path === collection ? list.shape.schema.$ref : undefined;
  const isId = idLikeness(blank, '') >= 5;
  const ways: ((one: Resource) => boolean)[] = [
    (one) => !isId && plain(one.blank) === plain(blank),
    (one) => one.name !== '' && [recordNamed(blank), plain(singular(blank))].includes(one.name),
    (one) => entry !== undefined && one.read !== undefined && successSchema(one.read)?.$ref === entry,
    (one) => isId && one.name === nameOfCollection(collection),
  ];
  const found = ways.map((is) => others.filter(is)).find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a contract says that what it is told of becomes true later, or once somebody agrees. */
export function saysLater({ definition }: Operation, answer: Json | undefined): boolean {
  const { summary = '', description = '' } = definition as { summary?: string; description?: string };
  const answers = Object.entries(definition.responses).filter(([status]) => /^2/.test(status));
  const texts = [summary, description, ...answers.map(([, one]) => one.description ?? '')];
  return LATER.test([...texts, JSON.stringify(answer ?? '')].join(' '));
}

const LATER =
  /invit|pending|approv|await|queue|eventual|asynchron|\b(later|soon|scheduled|request(s|ed)? to|confirm\w*)\b/i;

/** Whether a contract says that whatever the last blank names must be there: 404 may be about what stands above. */
export function saysMissing(
  { resources }: Pick<Run, 'resources'>,
  { put, target }: Pick<Relation, 'put' | 'target'>,
): boolean {
  const answer = put.definition.responses['404'];
  if (!answer) return false;
  const text = plain(answer.description ?? '');
  const named = resources.filter(({ name }) => name.length > 2 && text.includes(name));
  return named.length === 0 || named.some(({ name }) => name === target.name);
}
