// Simulated guests and their answers. There are few, so that some return.
import { fictionalNumber, mailbox, type Name, someName } from '../../mock-server/sandbox/seed/people.ts';
import { createDice, type Dice } from '../../mock-server/sandbox/seed/random.ts';
import type { components } from '../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];
type Field = Schemas['CaptureField'];

export interface Guest extends Name {
  answers: Schemas['BoothGuest'];
  /** Undefined if the session asks no question. */
  consent: Schemas['BoothConsent'] | undefined;
}

const GUESTS = 80;
/** Beyond the numbers of the seeded people. */
const FIRST_NUMBER = 60_000;

export function someGuest(
  { capture, consentText, consentRequired, consentVersion }: Schemas['BoothSession'],
  dice: Dice,
  now: Date,
): Guest {
  const nth = dice.int(0, GUESTS - 1);
  // The same number is the same person at every booth.
  const theirs = createDice(nth, 'guest');
  const name = someName(theirs);
  const known: Record<string, string> = {
    ...name,
    emailAddress: mailbox(name, theirs, 0),
    phoneNumber: fictionalNumber('canada', FIRST_NUMBER + nth),
    birthday: `0${theirs.int(1, 9)}-${theirs.int(10, 28)}`,
  };
  const answers: Schemas['BoothGuest'] = {};
  const custom: Schemas['BoothAnswer'][] = [];
  for (const field of capture) {
    if (!field.required && dice.chance(0.35)) continue;
    const { key } = field;
    if (key === 'marketingConsent') answers.marketingConsent = field.required || dice.chance(0.6);
    else if (known[key] !== undefined) Object.assign(answers, { [key]: known[key] });
    else custom.push({ key, value: answerTo(field, known, dice) });
  }
  const agrees = consentRequired || dice.chance(0.85);
  return {
    ...name,
    answers: { ...answers, ...(custom.length > 0 && { custom }) },
    consent:
      consentText === null
        ? undefined
        : { given: agrees, at: now.toISOString(), textVersion: consentVersion },
  };
}

const WORDS = [
  'A friend told me',
  'Saw it in the window',
  'For the holidays',
  'Just because',
  'At the harbour',
];

function answerTo({ kind }: Field, known: Record<string, string>, dice: Dice): string {
  const answers: Record<Field['kind'], string> = {
    text: dice.pick(WORDS),
    email: known.emailAddress ?? '',
    phone: known.phoneNumber ?? '',
    date: known.birthday ?? '',
    checkbox: `${dice.chance(0.5)}`,
  };
  return answers[kind];
}
