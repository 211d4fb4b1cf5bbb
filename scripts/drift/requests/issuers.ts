// Finds one-time values, such as codes and tokens, that one operation issues for another one.
import { isJson } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { pathParametersOf } from '../model/resources.ts';
import { propertiesOf, successSchema } from '../model/shapes.ts';

const ONE_TIME_NAMES = ['code', 'token', 'key', 'otp', 'nonce', 'ticket'];

/** A response that issues a value has few other properties. */
const MOST_PROPERTIES = 8;

/**
 * Whether a request field holds a value that another operation issued. A value that the response echoes is the caller's
 * own.
 */
export function isOneTimeValue({ contract }: Run, operation: Operation, name: string): boolean {
  if (!ONE_TIME_NAMES.includes(name)) return false;
  const answer = successSchema(operation);
  return !answer || !propertiesOf(contract.document, answer).has(name);
}

/** The operations that issue values for an operation. */
export function issuersOf(run: Run, operation: Operation): Operation[] {
  const { document } = run.contract;
  const [type, media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !isJson(type) || !media?.schema) return [];
  const wanted = [...propertiesOf(document, media.schema).keys()].filter((name) =>
    isOneTimeValue(run, operation, name),
  );
  return wanted.flatMap((name) => {
    const giving = run.operations.find((one) => {
      const answer = successSchema(one);
      if (one === operation || one.method !== 'post' || pathParametersOf(one.path).length > 0 || !answer)
        return false;
      const properties = propertiesOf(document, answer);
      return properties.size <= MOST_PROPERTIES && properties.has(name);
    });
    return giving ?? [];
  });
}
