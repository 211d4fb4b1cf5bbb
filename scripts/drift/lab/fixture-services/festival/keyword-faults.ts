// Faults of the ticket office in validation: each ignores one keyword or adds one.
import { failsOnMalformed, takesAnyType, writing } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { FestivalStore } from './store.ts';

const SCHEMAS = '/x-files/schemas.yaml';
const CORE = `${SCHEMAS}/FestivalCore`;

/** Changes some fields of one schema. */
const otherwise = (
  operation: string,
  id: string,
  says: string,
  pointer: string,
  fields: Record<string, unknown>,
) => writing<FestivalStore>(operation, id, says, { rules: { [pointer]: fields } });

const anything = undefined;

export const keywordFaults: SeededFault<FestivalStore>[] = [
  otherwise('putFestival', 'days-none', 'No day is enough.', `${CORE}/properties/days`, {
    exclusiveMinimum: anything,
    minimum: 0,
  }),
  otherwise('putFestival', 'genre-twice', 'A genre may be named twice.', `${CORE}/properties/genres`, {
    uniqueItems: anything,
  }),
  otherwise('putFestival', 'vat-any-step', 'A rate may be between the steps.', `${CORE}/properties/vatRate`, {
    multipleOf: anything,
  }),
  otherwise('putFestival', 'pitches-optional', 'Camping needs no pitches.', `${CORE}/then`, {
    required: anything,
  }),
  otherwise('putFestival', 'pitches-alone', 'Pitches need no camping.', CORE, { else: anything }),
  otherwise('putFestival', 'helpline-alone', 'A helpline needs no hours.', CORE, {
    dependentRequired: anything,
  }),
  otherwise('putFestival', 'strangers', 'Unknown properties are taken.', `${SCHEMAS}/FestivalWrite`, {
    unevaluatedProperties: anything,
  }),
  otherwise('putFestival', 'contact-any', 'Any text is a contact.', `${CORE}/properties/contact`, {
    format: anything,
  }),
  otherwise('putFestival', 'website-any', 'Any text is a website.', `${CORE}/properties/website`, {
    format: anything,
  }),
  otherwise(
    'putFestival',
    'website-null-refused',
    'A website may not be null.',
    `${CORE}/properties/website`,
    {
      type: 'string',
    },
  ),
  otherwise(
    'putFestival',
    'slug-any',
    'Any name is a slug.',
    '/x-files/shared.yaml/parameters/FestivalSlug/schema',
    {
      pattern: anything,
    },
  ),
  otherwise('patchFestival', 'nothing-changed', 'No change at all is taken.', `${SCHEMAS}/FestivalPatch`, {
    minProperties: anything,
  }),
  otherwise('putRider', 'names-any', 'Any name is taken.', `${SCHEMAS}/Rider`, { propertyNames: anything }),
  otherwise('putRider', 'notes-any', 'A note may be anything.', `${SCHEMAS}/Rider`, {
    patternProperties: { '^note[A-Z]': {} },
  }),
  otherwise('putRider', 'amounts-any', 'How many may be anything.', `${SCHEMAS}/Rider`, {
    additionalProperties: true,
  }),
  otherwise('addComment', 'author-admin', 'Anybody is admin.', `${SCHEMAS}/Comment/properties/author`, {
    not: anything,
  }),
  otherwise(
    'addComment',
    'replies-any',
    'Replies may be anything.',
    `${SCHEMAS}/Comment/properties/replies`,
    {
      items: { type: 'object' },
    },
  ),
  otherwise('addComment', 'text-100', 'Long comments are refused.', `${SCHEMAS}/Comment/properties/text`, {
    maxLength: 100,
  }),
  otherwise('addStage', 'roof-any', 'Any roof is taken.', `${SCHEMAS}/Stage/properties/roof`, {
    oneOf: anything,
    type: 'object',
  }),
  otherwise('addStage', 'hall-refused', 'Halls are refused.', `${SCHEMAS}/Stage/properties/roof`, {
    oneOf: [{ $ref: `document#${SCHEMAS}/OpenAir` }, { $ref: `document#${SCHEMAS}/Tent` }],
  }),
  otherwise(
    'addStage',
    'position-any',
    'A position may have more numbers.',
    `${SCHEMAS}/Stage/properties/position`,
    {
      items: anything,
    },
  ),
  otherwise('addStage', 'capacity-any', 'Any capacity is taken.', `${SCHEMAS}/Stage/properties/capacity`, {
    multipleOf: anything,
  }),
  otherwise('replaceStage', 'desk-any', 'Any text is an address.', `${SCHEMAS}/Stage/properties/lightDesk`, {
    format: anything,
  }),
  otherwise(
    'addPerformance',
    'nobody-leads',
    'Nobody has to lead.',
    `${SCHEMAS}/PerformanceCore/properties/crew`,
    {
      minContains: 0,
    },
  ),
  otherwise('addPerformance', 'all-lead', 'Any number leads.', `${SCHEMAS}/PerformanceCore/properties/crew`, {
    maxContains: anything,
  }),
  otherwise(
    'addPerformance',
    'length-any',
    'Any text is a length.',
    `${SCHEMAS}/PerformanceCore/properties/length`,
    {
      format: anything,
    },
  ),
  otherwise('placeOrder', 'payment-any', 'One may pay both ways.', `${SCHEMAS}/Order/properties/payment`, {
    oneOf: anything,
    type: 'object',
  }),
  otherwise(
    'placeOrder',
    'invoice-refused',
    'An invoice is refused.',
    `${SCHEMAS}/Order/properties/payment/oneOf/1`,
    {
      not: {},
    },
  ),
  otherwise('placeOrder', 'key-short', 'Any key is taken.', '/paths/~1orders/post/parameters/1/schema', {
    minLength: anything,
  }),
  otherwise('startExport', 'delimiter-anyway', 'JSON may have a delimiter.', `${SCHEMAS}/ExportOrder/then`, {
    not: anything,
  }),
  writing('putRider', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('addComment', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
];
