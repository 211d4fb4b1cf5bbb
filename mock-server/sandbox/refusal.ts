import type { FieldError } from '../../scripts/contract/schemas.ts';
import { invalid, type ProblemStatus, problem, type Reply } from '../problems.ts';

/** A request that cannot be done. Thrown anywhere below the dispatcher, which sends the problem it carries. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(typeof reply.body === 'string' ? reply.body : `status ${reply.status}`);
    this.reply = reply;
  }
}

/** @param detail one or two sentences for a person: what happened, what to do about it */
export const refuse = (status: ProblemStatus, detail: string, errors?: FieldError[]): Refusal =>
  new Refusal(problem(status, detail, errors));

/** A 422 that names every wrong field, each once: the first that is wrong with it says enough. */
export function refuseFields(errors: FieldError[]): Refusal {
  const first = new Map<string, string>();
  for (const { field, message } of errors) {
    // A sender can make a name of any length, or of none.
    const name = field.slice(0, 200) || 'body';
    if (!first.has(name)) first.set(name, message);
  }
  return new Refusal(invalid([...first].map(([field, message]) => ({ field, message }))));
}

/** A 404 that does not tell whether the record never was, is gone, or is another account's. */
export const notFound = (): Refusal => refuse(404, 'It does not exist, or was deleted.');
