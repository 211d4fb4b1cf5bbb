import { account } from './account.ts';
import { assets } from './assets.ts';
import type { Handlers } from './handler.ts';

/** The operations that the sandbox answers; the rest are answered from the contract alone. */
export const handlers: Handlers = { ...account, ...assets };
