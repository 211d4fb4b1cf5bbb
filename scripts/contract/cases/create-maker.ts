// Creates plausible requests of one operation, except for the field under test.
import type { Json } from '../document.ts';
import type { GivenRequest, Judge } from '../judge.ts';
import type { Contract } from '../load.ts';
import { isJson, isParts } from '../media.ts';
import type { Operation } from '../operations.ts';
import { toStep } from '../pointer.ts';
import type { CaseBody, CaseRequest, Context } from './case.ts';
import type { Making } from './edges.ts';
import { toGiven } from './http.ts';
import { type DeclaredBody, type Located, type Maker, plainJson, type RequestOverrides } from './maker.ts';
import { nodeOf } from './node.ts';
import { parameterText, pathOf, queryPairs } from './parameters.ts';
import { bodyOf, isForm, partsSaying, requiredParts } from './parts.ts';
import { bareBody } from './plain-body-cases.ts';
import { createSamples } from './sample.ts';
import { replaceLeaves } from './sites.ts';

export function createMaker(
  { document }: Pick<Contract, 'document'>,
  judge: Judge,
  operation: Operation,
  {
    context = {},
    seed = 1,
    json: usual,
    taken,
  }: { context?: Context; seed?: number; json?: Json; taken?: Json[] },
): Maker {
  const samples = createSamples(document, seed);
  const making: Making = { document, samples, seed };
  const parameters = operation.parameters.map((parameter, i): Located => {
    const at = operation.parameterPointers[i] ?? '';
    return { parameter, pointer: at, node: nodeOf(document, parameter.schema, `${at}/schema`) };
  });
  const known: Maker['known'] = (place) => context.value?.({ operation, ...place });

  const plain = ({ parameter, node }: Located, testing: string): Json | undefined => {
    const { name, in: where, required, example } = parameter;
    const value = known({ in: where, field: name, testing });
    if (value !== undefined || !required) return value;
    return example ?? samples.one(node);
  };

  const found = declaredBody(document, operation);
  const declared = found && {
    ...found,
    ...(usual !== undefined && { plain: usual }),
    ...(taken && { taken }),
  };
  const plainBody = (given: RequestOverrides): CaseBody | undefined => {
    if (given.body !== undefined) return given.body ?? undefined;
    if (!declared) return undefined;
    const usual = given.json ?? declared.plain;
    if (isForm(declared.type) && usual !== undefined)
      return bodyOf(declared, partsSaying(filling, declared, usual));
    if (isParts(declared.type)) return bodyOf(declared, requiredParts(filling, declared));
    if (!isJson(declared.type)) return bareBody(making, declared);
    const json = given.json === undefined ? plainJson(declared, making) : given.json;
    if (json === undefined) return undefined;
    return { type: declared.type, json: withKnown(json, given) };
  };
  const withKnown: Maker['withKnown'] = (json, { testing = '', isWrong = false } = {}, prefix = '') =>
    replaceLeaves(
      json,
      (field) => {
        const isTested = field === testing || (isWrong && testing !== '' && field.startsWith(`${testing}.`));
        return isTested || field === '' ? undefined : known({ in: 'body', field, testing });
      },
      prefix,
    );

  const filling = { making, operation, context, withKnown };

  const request = (given: RequestOverrides = {}): CaseRequest => {
    const { testing = '' } = given;
    const params: Record<string, string> = {};
    const query: [string, string][] = [];
    const headers: Record<string, string> = {};
    for (const located of parameters) {
      const { name, in: where } = located.parameter;
      if (where === 'query') {
        const changed = given.query?.[name];
        const value = changed === undefined ? plain(located, testing) : undefined;
        query.push(...(changed ?? (value === undefined ? [] : queryPairs(located.parameter, value))));
      } else {
        const [changed, into] =
          where === 'path' ? [given.params?.[name], params] : [given.headers?.[name], headers];
        const value = changed === undefined ? plain(located, testing) : undefined;
        const text = changed ?? (value === undefined ? null : parameterText(located.parameter, value));
        if (text === null) continue;
        if (where !== 'cookie') into[name] = text;
        else headers.cookie = [headers.cookie, `${name}=${text}`].filter(Boolean).join('; ');
      }
    }
    const body = plainBody(given);
    return {
      method: operation.method.toUpperCase(),
      path: pathOf(operation, params),
      params,
      query,
      headers,
      ...(body && { body }),
    };
  };

  return {
    making,
    operation,
    context,
    parameters,
    body: declared,
    request,
    known,
    withKnown,
    wrong: (made) => {
      const given: GivenRequest | undefined = toGiven(made);
      return given && judge.request(operation, given);
    },
  };
}

function declaredBody(
  document: Contract['document'],
  { definition, pointer }: Operation,
): DeclaredBody | undefined {
  const { content = {}, required = false } = definition.requestBody ?? {};
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === undefined || !media) return undefined;
  const at = `${pointer}/requestBody/content/${toStep(type)}/schema`;
  const single = (media as { example?: Json }).example;
  return {
    type,
    media,
    required,
    node: nodeOf(document, media.schema ?? {}, at),
    examples: [
      ...(single === undefined ? [] : [{ name: 'example', value: single }]),
      // An example in an external file has no value here.
      ...Object.entries(media.examples ?? {}).flatMap(([name, { value }]) =>
        value === undefined ? [] : [{ name, value }],
      ),
    ],
  };
}
