// What one call gives out for another one to give back: codes and tokens, many of which work once only.
import { isJson } from '../contract/media.ts';
import type { Operation } from '../contract/operations.ts';
import { blanksOf } from './resources.ts';
import type { Run } from './run.ts';
import { propertiesOf, successSchema } from './shapes.ts';

const GIVEN_OUT = ['code', 'token', 'key', 'otp', 'nonce', 'ticket'];

/** An answer that gives something out says little else. */
const MOST_PROPERTIES = 8;

/** Whether a field of a request holds what another call gave out. What the answer tells again is the caller's own. */
export function isGivenOut({ contract }: Run, operation: Operation, name: string): boolean {
  if (!GIVEN_OUT.includes(name)) return false;
  const answer = successSchema(operation);
  return !answer || !propertiesOf(contract.document, answer).has(name);
}

/** The calls that give out what an operation asks for. */
export function giversOf(run: Run, operation: Operation): Operation[] {
  const { document } = run.contract;
  const [type, media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !isJson(type) || !media?.schema) return [];
  const wanted = [...propertiesOf(document, media.schema).keys()].filter((name) =>
    isGivenOut(run, operation, name),
  );
  return wanted.flatMap((name) => {
    const giving = run.operations.find((one) => {
      const answer = successSchema(one);
      if (one === operation || one.method !== 'post' || blanksOf(one.path).length > 0 || !answer)
        return false;
      const properties = propertiesOf(document, answer);
      return properties.size <= MOST_PROPERTIES && properties.has(name);
    });
    return giving ?? [];
  });
}
