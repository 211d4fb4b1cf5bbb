import type { FieldError } from '../../scripts/contract/schemas.ts';
import { invalid, type ProblemStatus, problem, type Reply } from '../problems.ts';

/** A request that cannot be fulfilled. The dispatcher catches it and sends its problem. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(typeof reply.body === 'string' ? reply.body : `status ${reply.status}`);
    this.reply = reply;
  }
}

/** @param detail one or two sentences for users: what happened, and what to do about it */
export const refuse = (status: ProblemStatus, detail: string, errors?: FieldError[]): Refusal =>
  new Refusal(problem(status, detail, errors));

/** A 422 naming every invalid field. */
export const refuseFields = (errors: FieldError[]): Refusal => new Refusal(invalid(errors));

/** A 503 for a full disk; partially written data are removed. */
export const diskFull = (): Reply =>
  problem(503, 'The disk is full, so nothing was saved. Free up space, then try again.', undefined, {
    'retry-after': '60',
  });

/**
 * A 404 that does not reveal whether the record never existed, was deleted, or belongs to another
 * account.
 */
export const notFound = (): Refusal => refuse(404, "It doesn't exist, or has been deleted.");

/**
 * A 429.
 * @param reason a sentence
 * @param seconds to wait
 */
export const tooMany = (reason: string, seconds: number): Refusal => {
  const time = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new Refusal(
    problem(429, `${reason} Wait ${time}, then try again.`, undefined, { 'retry-after': `${seconds}` }),
  );
};
