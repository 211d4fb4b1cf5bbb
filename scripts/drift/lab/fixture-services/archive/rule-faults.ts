// Faults of the archive in its validation.
import type { Json } from '../kit/contract.ts';
import { failsOnMalformed, readsAs, sentWith, takesAnyType, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ArchiveStore, Row } from './store.ts';

const FIELDS = '/components/schemas/object_fields';
const FIELD = `${FIELDS}/properties`;

/** Changes attributes, like a server that corrects an invalid value. */
const mended = (change: (attributes: Row) => void) =>
  sentWith((body) => {
    // Objects by contract.
    change((body.data as { attributes: Row }).attributes);
  });

const bodyOf = (path: string, method: string, type: string) =>
  `/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
const MUSEUM = 'application/vnd.museum+json';

const takes = (id: string, says: string, rules: SeededFault['rules'], change?: (attributes: Row) => void) =>
  writing<ArchiveStore>('create_object', id, says, {
    ...(rules && { rules }),
    ...(change && { inside: mended(change) }),
  });

/** Turns values that are not text into text. */
const asText = (call: Call): Row => call.body as Row;

export const ruleFaults: SeededFault<ArchiveStore>[] = [
  takes('title-81', 'Long titles are cut.', { [`${FIELD}/title`]: { maxLength: undefined } }, (one) => {
    one.title = [...String(one.title)].slice(0, 80).join('');
  }),
  takes('title-none', 'A title may be empty.', { [`${FIELD}/title`]: { minLength: undefined } }, (one) => {
    one.title = one.title || 'Untitled';
  }),
  takes('number-any', 'Any text is an inventory number.', {
    [`${FIELD}/inventory_number`]: { pattern: undefined },
  }),
  takes('kind-any', 'Any text is a kind.', { '/components/schemas/kind': { enum: undefined } }, (one) => {
    if (!['painting', 'sculpture', 'coin'].includes(String(one.kind))) one.kind = 'textile';
  }),
  takes(
    'value-rounded',
    'Three decimals are rounded.',
    { [`${FIELD}/insured_value`]: { multipleOf: undefined } },
    (one) => {
      if (one.insured_value !== undefined)
        one.insured_value = Math.round(Number(one.insured_value) * 100) / 100;
    },
  ),
  takes(
    'dimensions-four',
    'More than three dimensions are cut.',
    { [`${FIELD}/dimensions`]: { items: undefined } },
    (one) => {
      if (Array.isArray(one.dimensions)) one.dimensions = one.dimensions.slice(0, 3);
    },
  ),
  takes(
    'unit-any',
    'Any unit is taken.',
    {
      [`${FIELD}/dimensions`]: { prefixItems: [{ type: 'number' }, { type: 'number' }, { type: 'string' }] },
    },
    (one) => {
      if (Array.isArray(one.dimensions)) one.dimensions = null;
    },
  ),
  takes(
    'main-none',
    'No material need be a main one.',
    { [`${FIELD}/materials`]: { contains: undefined, minContains: undefined, maxContains: undefined } },
    (one) => {
      if (Array.isArray(one.materials)) one.materials = ['main:unknown'];
    },
  ),
  takes(
    'materials-twice',
    'A material is taken twice.',
    { [`${FIELD}/materials`]: { uniqueItems: undefined } },
    (one) => {
      if (Array.isArray(one.materials)) one.materials = [...new Set(one.materials)];
    },
  ),
  takes(
    'damage-optional',
    'What is damaged need not say how.',
    { [`${FIELDS}/$defs/condition`]: { if: undefined } },
    (one) => {
      const { state, damage } = (one.condition ?? {}) as Row;
      if (state === 'damaged' && damage === undefined) one.condition = { state: 'worn' };
    },
  ),
  takes(
    'labels-any',
    'Labels have any name.',
    { [`${FIELD}/labels`]: { additionalProperties: undefined } },
    (one) => {
      if (one.labels) one.labels = {};
    },
  ),
  takes(
    'lent-forever',
    'What is lent need not come back.',
    { [FIELDS]: { dependentSchemas: undefined } },
    (one) => {
      if (one.lent_to !== undefined) one.lent_until ??= '2099-01-01';
    },
  ),
  takes('stranger-taken', 'Attributes that are forbidden are taken.', {
    '/components/schemas/new_object': { unevaluatedProperties: undefined },
  }),
  takes('made-on-any', 'Any text is a day.', { [`${FIELD}/made_on`]: { format: undefined } }, (one) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(String(one.made_on))) one.made_on = null;
  }),
  takes(
    'price-number',
    'A price need not be a text.',
    { [`${FIELDS}/$defs/amount`]: { type: undefined, pattern: undefined } },
    (one) => {
      if (one.provenance && 'price' in (one.provenance as Row)) one.provenance = null;
    },
  ),
  takes('gift-refused', 'Gifts are refused.', { [`${FIELDS}/$defs/gift`]: { maxProperties: 1 } }),
  takes('title-latin', 'Only plain letters make a title.', { [`${FIELD}/title`]: { pattern: '^[ -~]+$' } }),
  takes('value-million', 'The largest amounts are refused.', {
    [`${FIELD}/insured_value`]: { maximum: 1_000_000 },
  }),
  takes('made-on-needed', 'An object of no day is refused.', { [`${FIELD}/made_on`]: { type: 'string' } }),
  writing('update_object', 'relationships-alone', 'A change of the folder alone is refused.', {
    rules: {
      [`${bodyOf('/objects/{key}', 'patch', MUSEUM)}/properties/data`]: { required: ['type', 'attributes'] },
    },
  }),
  writing('update_object', 'type-any', 'Any type is taken.', {
    rules: {
      [`${bodyOf('/objects/{key}', 'patch', MUSEUM)}/properties/data/properties/type`]: { const: undefined },
    },
  }),
  writing('update_object', 'empty-change', 'A change of nothing is taken.', {
    rules: { '/components/schemas/changed_object': { minProperties: undefined } },
  }),
  writing('bulk_update_objects', 'bulk-6', 'Any number of objects is changed.', {
    rules: { [`${bodyOf('/objects', 'patch', MUSEUM)}/properties/data`]: { maxItems: undefined } },
    inside: sentWith((body) => {
      if (Array.isArray(body.data)) body.data = body.data.slice(0, 5);
    }),
  }),
  writing('search_objects', 'search-nothing', 'A search for nothing is taken.', {
    rules: { [bodyOf('/objects/search', 'post', MUSEUM)]: { anyOf: undefined } },
  }),
  writing('search_objects', 'kinds-twice', 'A kind is taken twice.', {
    rules: { [`${bodyOf('/objects/search', 'post', MUSEUM)}/properties/kinds`]: { uniqueItems: undefined } },
  }),
  writing('withdraw_object', 'reason-any', 'Any reason is taken.', {
    rules: {
      [`${bodyOf('/objects/{key}:withdraw', 'post', MUSEUM)}/properties/reason`]: { enum: undefined },
    },
  }),
  writing('create_folder', 'readers-list-refused', 'Departments are refused.', {
    rules: { '/components/schemas/folder_fields/properties/readers': { anyOf: [{ const: 'everybody' }] } },
  }),
  writing('create_folder', 'readers-none', 'No departments at all are taken.', {
    rules: { '/components/schemas/folder_fields/properties/readers/anyOf/1': { minItems: undefined } },
    inside: mended((one) => {
      if (Array.isArray(one.readers) && one.readers.length === 0) one.readers = 'everybody';
    }),
  }),
  writing('move_folder', 'top-refused', 'No folder can be put at the top.', {
    rules: {
      [`${bodyOf('/folders/{folder_key}:move', 'post', MUSEUM)}/properties/parent_key`]: {
        anyOf: [{ $ref: 'document#/components/schemas/folder_key' }],
      },
    },
  }),
  writing('put_notes', 'notes-501', 'Long notes are cut.', {
    rules: { [bodyOf('/objects/{key}/notes', 'put', 'text/plain')]: { maxLength: undefined } },
    inside: (call, next) => {
      call.body = String(asText(call)).slice(0, 500);
      return next();
    },
  }),
  writing('put_notes', 'notes-typed', 'Any media type is taken.', { outside: takesAnyType('text/plain') }),
  writing('put_content', 'content-8193', 'Large files are cut.', {
    rules: {
      [bodyOf('/documents/{document_key}/content', 'put', 'application/octet-stream')]: {
        maxLength: undefined,
      },
    },
    inside: (call, next) => {
      const { body } = call.files;
      if (body) call.files.body = { ...body, bytes: body.bytes.slice(0, 8192) };
      return next();
    },
  }),
  writing('add_document', 'language-optional', 'A language need not be given.', {
    rules: { '/components/schemas/document_metadata': { required: ['caption'] } },
    inside: sentWith((body) => {
      (body.metadata as Row).language ??= 'en';
    }),
  }),
  writing('add_document', 'caption-1', 'Short captions are taken.', {
    rules: { '/components/schemas/document_metadata/properties/caption': { minLength: undefined } },
    inside: sentWith((body) => {
      const metadata = body.metadata as Row;
      metadata.caption = String(metadata.caption).padEnd(2, '.');
    }),
  }),
  writing('add_document', 'file-type-any', 'Files of any type are taken.', {
    inside: (call, next) => {
      const { file } = call.files;
      if (file) call.files.file = { ...file, type: 'image/png' };
      return next();
    },
  }),
  writing('delete_objects', 'keys-any', 'Any text is a key.', {
    rules: { '/paths/~1objects/delete/parameters/0/schema': { items: { type: 'string' } as Json } },
    inside: (call, next) => {
      const { keys } = call.query;
      if (Array.isArray(keys)) call.query.keys = keys.filter((key) => /^obj-\d{4,8}$/.test(String(key)));
      return next();
    },
  }),
  writing('create_object', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('create_folder', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"data":{"type":"folder","attributes":{"name":"Broken"}}}'),
  }),
  writing('create_folder', 'any-media-type', 'Any media type is taken.', { outside: takesAnyType(MUSEUM) }),
];
