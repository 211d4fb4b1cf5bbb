// Finds relations such as `/teams/{team}/members/{member}`: they are added and removed but are not records,
// and the last path parameter identifies a record of another resource.
import type { Json } from '../../../contract/document.ts';
import { isJson } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { idLikeness, plain, recordNamed, singular } from '../../model/naming.ts';
import { nameOfCollection, pathParametersOf, type Resource } from '../../model/resources.ts';
import { propertiesOf, successSchema } from '../../model/shapes.ts';

export interface Relation {
  /** Name of the last path parameter. */
  pathParameter: string;
  put: Operation;
  remove: Operation | undefined;
  /** Reads whether one record is related. */
  read: Operation | undefined;
  /** Lists all related records. */
  list: Operation | undefined;
  /** The resource of the records that can be related. */
  target: Resource;
  /** Their parent resource; undefined if the parent is the caller. */
  above: Resource | undefined;
}

export function relationsOf(run: Run): Relation[] {
  return run.resources.flatMap((resource): Relation[] => {
    const { path, pathParameter } = resource;
    const at = (method: string, template: string) =>
      run.operations.find((one) => one.method === method && one.path === template);
    const [put, remove, reading] = [at('put', path), at('delete', path), at('get', path)];
    const collection = path.replace(/\/\{[^}]+\}$/, '');
    const list = run.operations.find((one) => one === resource.list?.operation && one.path === collection);
    const read = reading?.effect === 'read' ? reading : undefined;
    const target = targetOf(run, resource, collection);
    const pathParameters = pathParametersOf(collection);
    const above = run.resources.find(
      (one) =>
        collection.startsWith(`${one.path}/`) && pathParametersOf(one.path).length === pathParameters.length,
    );
    if (put?.effect !== 'write' || collection === path || !target || !(list ?? read)) return [];
    if ((pathParameters.length > 0 && !above) || !isBare(run, put, target)) return [];
    return [{ pathParameter, put, remove, read, list, target, above }];
  });
}

/** A larger body describes a record. */
const MOST_PROPERTIES = 3;

/** Whether the body is empty or describes little more than the relation. */
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

/** The resource that the last path parameter identifies; undefined if ambiguous. */
function targetOf(
  run: Run,
  { path, pathParameter, list }: Resource,
  collection: string,
): Resource | undefined {
  const others = run.resources.filter(
    (one) =>
      one.path !== path &&
      pathParametersOf(one.path).length === 1 &&
      one.read &&
      run.operations.includes(one.read),
  );
  const entry = list?.operation.path === collection ? list.shape.schema.$ref : undefined;
  const isId = idLikeness(pathParameter, '') >= 5;
  const ways: ((one: Resource) => boolean)[] = [
    (one) => !isId && plain(one.pathParameter) === plain(pathParameter),
    (one) =>
      one.name !== '' && [recordNamed(pathParameter), plain(singular(pathParameter))].includes(one.name),
    (one) => entry !== undefined && one.read !== undefined && successSchema(one.read)?.$ref === entry,
    (one) => isId && one.name === nameOfCollection(collection),
  ];
  const found = ways.map((is) => others.filter(is)).find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the contract says that a relation takes effect later or needs consent. */
export function saysLater({ definition }: Operation, answer: Json | undefined): boolean {
  const { summary = '', description = '' } = definition as { summary?: string; description?: string };
  const answers = Object.entries(definition.responses).filter(([status]) => /^2/.test(status));
  const texts = [summary, description, ...answers.map(([, one]) => one.description ?? '')];
  return LATER.test([...texts, JSON.stringify(answer ?? '')].join(' '));
}

const LATER =
  /invit|pending|approv|await|queue|eventual|asynchron|\b(later|soon|scheduled|request(s|ed)? to|confirm\w*)\b/i;

/** Whether the contract says that the related record must exist; a 404 may otherwise be about the parent. */
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
