// Bodies of parts: what the contract declares, and what stands there when a case is about something else.
import type { Json, Schema } from '../document.ts';
import type { BodyPart, CaseBody, CaseRequest, SampleFile } from './case.ts';
import { filesOf, textFile } from './files.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { alternatives, childrenOf, entryOf, highest, type Node, nodeOf, requiredOf } from './node.ts';
import { queryPairs, simpleText } from './parameters.ts';

/** What is needed to fill in parts. */
type Filling = Pick<Maker, 'making' | 'operation' | 'context' | 'withKnown'>;

const MOST_FILES = 200;

/** What a part holds, as the contract declares it. */
export interface DeclaredPart {
  name: string;
  node: Node;
  required: boolean;
  isFile: boolean;
  /** Whether it may come several times. */
  isList: boolean;
  /** One of them. */
  entry: Node;
  /** What its text must be as JSON; undefined where the text is the value. */
  json: Node | undefined;
  /** Whether its properties stand by themselves: `address[city]`. */
  isDeep: boolean;
  /** Media types, as the contract writes them. */
  types: string;
  /** Whether they are listed as what the part may be sent as, and not only told of. */
  isTyped: boolean;
  /** What the contract gives as an example of a file. */
  example: string | undefined;
}

export const isForm = (type: string | undefined): boolean => type === 'application/x-www-form-urlencoded';

/** Each part says what it is, where the contract does. */
export function bodyOf({ type, media: { encoding = {} } }: DeclaredBody, parts: BodyPart[]): CaseBody {
  const texts = parts.flatMap((part) => ('text' in part ? [part] : []));
  if (isForm(type)) return { type, form: texts.map(({ name, text }): [string, string] => [name, text]) };
  const typed = parts.map((part): BodyPart => {
    const own = 'text' in part && part.type === undefined && firstType(encoding[part.name]?.contentType);
    return own ? { ...part, type: own } : part;
  });
  return { type, parts: typed };
}

/** Of several that a part may be, the first that is no range of types. */
const firstType = (listed = ''): string | undefined =>
  listed
    .split(',')
    .map((one) => one.trim())
    .find((one) => one !== '' && !one.includes('*'));

/** A value as a form has it: JSON, or `address[city]` for each property; nothing where that cannot say it. */
export function objectParts({ name, isDeep }: DeclaredPart, value: Json): BodyPart[] {
  if (!isDeep) return [{ name, text: JSON.stringify(value) }];
  const isFlat =
    isObject(value) && Object.values(value).every((one) => one !== null && typeof one !== 'object');
  if (!isFlat) return [];
  const parameter = { name, in: 'query', schema: {}, style: 'deepObject' } as const;
  return queryPairs(parameter, value).map(([key, text]) => ({ name: key, text }));
}

const isObject = (value: Json): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export function declaredParts(
  { making: { document } }: Pick<Filling, 'making'>,
  { type, node, media, examples }: DeclaredBody,
): DeclaredPart[] {
  const required = requiredOf(node);
  const given = Object(examples[0]?.value) as Record<string, Json>;
  return [...childrenOf(document, node)].map(([name, own]) => {
    const isList = alternatives(document, own).some(({ type }) => type === 'array');
    const entry = isList ? entryOf(document, own) : own;
    const content = entry.find(({ rules }) => rules.contentSchema);
    const mime = entry.find(({ rules }) => rules.contentMediaType)?.rules.contentMediaType;
    const isBinary = entry.some(({ rules }) => rules.format === 'binary');
    const isObject = alternatives(document, entry).every(({ type }) => type === 'object');
    const inner =
      content && nodeOf(document, content.rules.contentSchema as Schema, `${content.pointer}/contentSchema`);
    return {
      name,
      node: own,
      required: required.includes(name),
      isFile: !content && (mime !== undefined || isBinary),
      isList,
      entry,
      json: inner ?? (isObject ? entry : undefined),
      isDeep: isForm(type) && media.encoding?.[name]?.style === 'deepObject',
      types: media.encoding?.[name]?.contentType ?? mime ?? 'application/octet-stream',
      isTyped: media.encoding?.[name]?.contentType !== undefined,
      example: typeof given[name] === 'string' ? given[name] : undefined,
    };
  });
}

/** What a part holds when the case is not about it. */
export function plainParts(maker: Filling, body: DeclaredBody, part: DeclaredPart, testing = ''): BodyPart[] {
  const { name } = part;
  if (part.isFile) return plainFiles(part).map((file) => ({ name, file }));
  const example = (body.examples[0]?.value as Record<string, Json> | undefined)?.[name];
  const value = example ?? maker.making.samples.one(part.json ?? part.node, { full: true });
  if (value === undefined) return [];
  return partsWith(part, maker.withKnown(value, { testing }, name));
}

/** A value as the parts that say it. */
export const partsWith = (part: DeclaredPart, value: Json): BodyPart[] =>
  part.json
    ? objectParts(part, value)
    : [value].flat().map((one) => ({ name: part.name, text: simpleText(one) }));

/** The parts that say a value, as far as a form can: it has neither null nor an empty list. */
export const partsSaying = (maker: Filling, body: DeclaredBody, value: Json): BodyPart[] =>
  declaredParts(maker, body).flatMap((part) => {
    const own = (Object(value) as Record<string, Json>)[part.name] ?? null;
    return own === null || part.isFile ? [] : partsWith(part, maker.withKnown(own, {}, part.name));
  });

/** The required parts of a body, and as many others as there must be. */
export function requiredParts(maker: Filling, body: DeclaredBody): BodyPart[] {
  const declared = declaredParts(maker, body);
  const required = declared.filter((part) => part.required);
  const others = declared.filter((part) => !part.required);
  const missing = Math.max(0, highest(body.node, 'minProperties', 0) - required.length);
  return [...required, ...others.slice(0, missing)].flatMap((part) => plainParts(maker, body, part));
}

/** What a part of files holds when the case is not about it. */
export function plainFiles({ node, isList, types, example }: DeclaredPart): SampleFile[] {
  const [first] = filesOf(types);
  const sample = example === undefined ? first : first && textFile(first.name, first.type, example);
  if (!sample) return [];
  const count = isList ? Math.max(1, highest(node, 'minItems', 1)) : 1;
  return Array.from({ length: Math.min(count, MOST_FILES) }, () => sample);
}

/** A body with other parts of one name than the plausible one. */
export type PutParts = (name: string, parts: BodyPart[], testing: string) => CaseRequest;
