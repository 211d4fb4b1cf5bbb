// Bodies of parts: their declarations and default values.
import type { Json, Schema } from '../document.ts';
import type { BodyPart, CaseBody, CaseRequest, SampleFile } from './case.ts';
import { filesOf, textFile } from './files.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { alternatives, childrenOf, entryOf, highest, type Node, nodeOf, requiredOf } from './node.ts';
import { queryPairs, simpleText } from './parameters.ts';

/** The context for filling in parts. */
type Filling = Pick<Maker, 'making' | 'operation' | 'context' | 'withKnown'>;

const MOST_FILES = 200;

/** A part as declared in the contract. */
export interface DeclaredPart {
  name: string;
  node: Node;
  required: boolean;
  isFile: boolean;
  /** Whether it may be repeated. */
  isList: boolean;
  /** The node of a single entry. */
  entry: Node;
  /** The node of its JSON text; undefined if the text is the value itself. */
  json: Node | undefined;
  /** Whether its properties are separate fields: `address[city]`. */
  isDeep: boolean;
  /** Media types, as the contract writes them. */
  types: string;
  /** Whether the types are declared as accepted, not only described. */
  isTyped: boolean;
  /** The contract's example of a file. */
  example: string | undefined;
}

export const isForm = (type: string | undefined): boolean => type === 'application/x-www-form-urlencoded';

/** Adds the content type to each part if the contract declares it. */
export function bodyOf({ type, media: { encoding = {} } }: DeclaredBody, parts: BodyPart[]): CaseBody {
  const texts = parts.flatMap((part) => ('text' in part ? [part] : []));
  if (isForm(type)) return { type, form: texts.map(({ name, text }): [string, string] => [name, text]) };
  const typed = parts.map((part): BodyPart => {
    const own = 'text' in part && part.type === undefined && firstType(encoding[part.name]?.contentType);
    return own ? { ...part, type: own } : part;
  });
  return { type, parts: typed };
}

/** The first declared type that is not a range. */
const firstType = (listed = ''): string | undefined =>
  listed
    .split(',')
    .map((one) => one.trim())
    .find((one) => one !== '' && !one.includes('*'));

/** An object as form fields: JSON, or `address[city]` for each property; empty if that cannot represent it. */
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

/** The default content of a part. */
export function plainParts(maker: Filling, body: DeclaredBody, part: DeclaredPart, testing = ''): BodyPart[] {
  const { name } = part;
  if (part.isFile) return plainFiles(part).map((file) => ({ name, file }));
  const example = (body.examples[0]?.value as Record<string, Json> | undefined)?.[name];
  const value = example ?? maker.making.samples.one(part.json ?? part.node, { full: true });
  if (value === undefined) return [];
  return partsWith(part, maker.withKnown(value, { testing }, name));
}

/** A value serialized as parts. */
export const partsWith = (part: DeclaredPart, value: Json): BodyPart[] =>
  part.json
    ? objectParts(part, value)
    : [value].flat().map((one) => ({ name: part.name, text: simpleText(one) }));

/** The parts that represent a value; a form cannot represent null or an empty list. */
export const partsSaying = (maker: Filling, body: DeclaredBody, value: Json): BodyPart[] =>
  declaredParts(maker, body).flatMap((part) => {
    const own = (Object(value) as Record<string, Json>)[part.name] ?? null;
    return own === null || part.isFile ? [] : partsWith(part, maker.withKnown(own, {}, part.name));
  });

/** The required parts of a body, and further ones up to the minimum. */
export function requiredParts(maker: Filling, body: DeclaredBody): BodyPart[] {
  const declared = declaredParts(maker, body);
  const required = declared.filter((part) => part.required);
  const others = declared.filter((part) => !part.required);
  const missing = Math.max(0, highest(body.node, 'minProperties', 0) - required.length);
  return [...required, ...others.slice(0, missing)].flatMap((part) => plainParts(maker, body, part));
}

/** The default content of a file part. */
export function plainFiles({ node, isList, types, example }: DeclaredPart): SampleFile[] {
  const [first] = filesOf(types);
  const sample = example === undefined ? first : first && textFile(first.name, first.type, example);
  if (!sample) return [];
  const count = isList ? Math.max(1, highest(node, 'minItems', 1)) : 1;
  return Array.from({ length: Math.min(count, MOST_FILES) }, () => sample);
}

/** The default body with the parts of one name replaced. */
export type PutParts = (name: string, parts: BodyPart[], testing: string) => CaseRequest;
