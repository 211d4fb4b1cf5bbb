import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CreateCampaignBody } from '~/api/campaigns';
import { emptyAddress } from '~/patterns/form/postal-address';
import { validate } from '~/patterns/form/rules';
import {
  fieldErrors,
  missingToSend,
  newFields,
} from '../../../../../mock-server/sandbox/campaigns/fields.ts';
import type { CampaignValues } from '../model/composer-context';
import { sendPlan } from './send-plan';

const at = new Date('2026-10-05T12:00:00Z');
/** Mostly values that can be sent, so that many campaigns are ready. */
const mostly = <T>(good: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: other });
const text = mostly(
  fc.constantFrom('Hello', 'Reply STOP', 'Reply STOP {{firstName}}'),
  fc.oneof(
    fc.constantFrom('', '{{link}}', '{{unknownThing}}', '[Book]({{link}})', '{{firstName}} {{x}}'),
    fc.string({ maxLength: 20 }),
  ),
);
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 8 });
const body = fc.record({
  ...{ name: mostly(fc.constant('Autumn'), fc.constant('')), channel: fc.constantFrom('email', 'sms') },
  kind: fc.constantFrom('once', 'repeating', 'automatic'),
  ...{ subject: optional(text), preheader: optional(text), body: optional(text), smsBody: optional(text) },
  linkUrl: optional(
    mostly(fc.constant('https://juniper.example'), fc.constantFrom('juniper.example', 'ftp://x')),
  ),
  senderName: optional(fc.constantFrom('Juniper', 'Juniper Salon')),
  time: optional(fc.constantFrom('2026-10-05T12:01:00Z', '2026-10-06T14:00:00Z')),
  timezone: mostly(fc.constant('America/Toronto'), fc.constant('Nowhere/City')),
  isNow: fc.boolean(),
});

test('a campaign without blockers is never refused by the server', () => {
  let ready = 0;
  fc.assert(
    fc.property(body, ({ isNow, ...typed }) => {
      const { channel, kind } = typed;
      // Like the form: empty texts are null, and hidden fields are omitted.
      const own = channel === 'sms' ? ['subject', 'preheader', 'body'] : ['smsBody'];
      const hidden = [...own, ...(kind === 'automatic' || (isNow && kind === 'once') ? ['time'] : [])];
      const values = Object.fromEntries(
        Object.entries(typed).flatMap(([name, value]) =>
          hidden.includes(name) || value === undefined ? [] : [[name, value === '' ? null : value]],
        ),
      ) as CampaignValues;
      const complete = {
        ...values,
        ...(kind === 'repeating' && { repeat: { every: 1, unit: 'month' as const } }),
        ...(kind === 'automatic' && { trigger: { event: 'birthday' as const, delayDays: 0 } }),
      };
      const { body: sent, issues } = validate(CreateCampaignBody, complete);
      const { blockers, intent } = sendPlan(complete, {
        status: 'draft',
        account: { address: emptyAddress },
        isNow,
        now: at,
        errors: [...issues.keys()],
        refused: [],
        reach: { count: 3, limit: { name: 'emails', used: 0, max: null } },
        each: 1,
        isInPlan: true,
        isAccepted: true,
      });
      if (blockers.length > 0) return;
      ready += 1;
      expect(sent).not.toBeNull();
      if (sent === null) return;
      const fields = newFields(sent, { timezone: 'UTC' });
      expect([...fieldErrors(fields, sent, at), ...missingToSend(fields, intent, at)]).toEqual([]);
    }),
    { numRuns: 1000, seed: 20 },
  );
  expect(ready).toBeGreaterThan(200);
});
