// Messages that the local provider would have sent: links in emails, and codes in text messages.

import { expect } from '@playwright/test';
import type { Target } from './product.ts';

type Mode = 'signIn' | 'verifyEmail' | 'resetPassword';

const read = async ({ origin }: Target, list: string) => {
  const answer = await fetch(`${origin}/emulator/v1/projects/demo-frameside/${list}`);
  return answer.json();
};

/** The one-time code of the latest message of a kind to an address; waits for it. */
export async function mailedCode(product: Target, email: string, mode: Mode): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { oobCodes } = await read(product, 'oobCodes');
      const mine = oobCodes.filter(
        (one: { email: string; oobLink: string }) =>
          one.email === email && one.oobLink.includes(`mode=${mode}`),
      );
      code = mine.at(-1)?.oobCode ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** How many messages were sent to an address. */
export async function mailCount(product: Target, email: string): Promise<number> {
  const { oobCodes } = await read(product, 'oobCodes');
  return oobCodes.filter((one: { email: string }) => one.email === email).length;
}

export async function textedCode(product: Target, phoneNumber: string): Promise<string> {
  const { verificationCodes } = await read(product, 'verificationCodes');
  const mine = verificationCodes.filter((one: { phoneNumber: string }) => one.phoneNumber === phoneNumber);
  return mine.at(-1)?.code ?? '';
}

let count = 0;
/** An address without an account. */
export const newAddress = (): string => {
  count += 1;
  return `somebody-${count}-${Date.now()}@example.com`;
};
