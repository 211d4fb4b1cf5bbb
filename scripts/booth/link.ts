// Pairs a booth with an account.
import { APP_VERSION } from '../../mock-server/sandbox/devices/status.ts';
import { Away, type BoothApi, Refused } from './api.ts';
import type { Linked } from './memory.ts';
import type { Options } from './options.ts';

/** The dialog of a booth with the user at the terminal. */
export interface Terminal {
  say(line: string): void;
  /** @throws Error with one sentence when there is no terminal */
  ask(question: string): Promise<string>;
}

const CODE = /^[A-HJ-NP-Z2-9]{4}[ -]?[A-HJ-NP-Z2-9]{4}$/i;

/**
 * @param code undefined asks for a code until one is valid
 * @throws Error with one sentence when the given code is invalid
 */
export async function link(
  api: BoothApi,
  { target, model }: Options,
  code: string | undefined,
  { say, ask }: Terminal,
): Promise<Linked> {
  for (;;) {
    const typed = (code ?? (await ask('Code of this booth: '))).trim();
    try {
      if (!CODE.test(typed)) throw new Refused(`"${typed}" is no code; one looks like K7PM-4XRT.`, 422);
      const { deviceId, key, name } = await api.link({ code: typed, model, appVersion: APP_VERSION });
      say(`Linked as "${name}".`);
      return { target, deviceId, key, title: name };
    } catch (error) {
      if (code !== undefined || !(error instanceof Refused || error instanceof Away)) throw error;
      say(error.message);
    }
  }
}
