import { type Refusal, refuse } from '../refusal.ts';

/** For a booth that was unlinked or deleted after it was authenticated. */
export const notLinked = (): Refusal =>
  refuse(401, 'This booth is no longer linked. Link it with a new code.');
