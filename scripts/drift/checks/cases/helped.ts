// Finds optional parameters without which a server does nothing.
import { queryPairs } from '../../../contract/cases/parameters.ts';
import type { Json, Parameter } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Requests } from '../../requests/requests.ts';

interface Refused {
  refused: Exchange;
  params: Record<string, string>;
  /** Sends a request with one parameter from the contract; undefined if there is none. */
  sendOf(name: string): Promise<Exchange | undefined>;
}

/**
 * Whether an optional parameter is in fact required.
 * @returns whether the operation works with it
 */
export async function isHelped(run: Run, requests: Requests, given: Refused): Promise<boolean> {
  const { refused } = given;
  const { operation } = refused;
  if (![400, 422].includes(refused.status) || operation.definition.requestBody) return false;
  const optional = operation.parameters.filter(({ required, in: where }) => !required && where === 'query');
  const helping = new Map<string, Json>();
  for (const { name } of optional) {
    const value = await helpingValue(run, requests, given, name);
    if (value !== undefined) helping.set(name, value);
  }
  const [[only, value] = [], ...others] = helping;
  if (only === undefined || value === undefined) return false;
  requests.help(operation, only, { value, instead: [...helping.keys()] });
  // If any of several parameters helps, the server requires one of them.
  if (others.length > 0) return true;
  const at = operation.parameters.findIndex(({ name }) => name === only);
  run.report(refused, {
    kind: 'refused-valid',
    says: `Refused a valid request: without ${only}.`,
    at: only,
    rule: operation.parameterPointers[at] ?? operation.pointer,
    expected: '2XX',
    actual: `${refused.status}`,
  });
  return true;
}

/** A value that makes the operation work, from the contract or seen under the parameter's name. */
async function helpingValue(
  run: Run,
  requests: Requests,
  { refused: { operation }, params, sendOf }: Refused,
  name: string,
): Promise<Json | undefined> {
  const exchange = await sendOf(name);
  const sent = exchange?.request.query.find(([key]) => key === name)?.[1];
  if (exchange && sent !== undefined && succeeded(exchange)) return sent;
  const parameter = operation.parameters.find((one) => one.name === name && one.in === 'query');
  for (const value of parameter ? run.pool.values(name).slice(0, 2) : []) {
    const request = requests.plain(operation, params);
    const query = [...request.query, ...queryPairs(parameter as Parameter, value)];
    const tried = `${name} with a value that exists`;
    if (succeeded(await run.call(operation, { ...request, query }, { tried, lenient: [404] }))) return value;
  }
  return undefined;
}
