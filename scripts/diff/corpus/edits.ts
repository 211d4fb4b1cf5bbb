// Edits of the contract beside this file, one change of mind each, and what somebody must be told of it.
import type { Json } from '../../contract/document.ts';
import type { Severity } from '../../report/report.ts';

export interface Edit {
  name: string;
  /** `/a/b` -> the value that stands there afterwards; undefined for nothing. Names of parameters stand for their number. */
  sets: Record<string, Json | undefined>;
  /** What must be among the findings; the first is the worst there may be. */
  finds: `${Severity} ${string}`;
}

const boats = '/paths/~1boats';
const find = `${boats}/get`;
const ok = `${find}/responses/200`;
const register = `${boats}/post`;
const form = `${register}/requestBody/content`;
const schemas = '/components/schemas';
const created = `${schemas}/NewBoat/properties`;
const boat = `${schemas}/Boat/allOf/1`;

const size = {
  name: 'size',
  in: 'query',
  schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
};

/** Each breaks some client that was right before. */
export const BREAKING: Edit[] = [
  { name: 'an operation removed', sets: { [find]: undefined }, finds: 'error operation-removed' },
  { name: 'a path removed', sets: { '/paths/~1boats~1{boat}': undefined }, finds: 'error operation-removed' },
  {
    name: 'a path moved',
    sets: { '/paths/~1visits': undefined, '/paths/~1calls': { get: { responses: {} } } },
    finds: 'error operation-removed',
  },
  {
    name: 'an operation renamed',
    sets: { [`${find}/operationId`]: 'listBoats' },
    finds: 'error operation-renamed',
  },
  {
    name: 'a required property added to requests',
    sets: {
      [`${created}/port`]: { type: 'string' },
      [`${schemas}/NewBoat/required`]: ['name', 'length', 'port'],
    },
    finds: 'error request-required-property-added',
  },
  {
    name: 'a property of requests required',
    sets: { [`${schemas}/NewBoat/required`]: ['name', 'length', 'flag'] },
    finds: 'error request-property-required',
  },
  {
    name: 'a property of requests removed',
    sets: { [`${created}/engine`]: undefined },
    finds: 'error request-property-removed',
  },
  {
    name: 'a parameter required',
    sets: { [`${find}/parameters/since/required`]: true },
    finds: 'error parameter-required',
  },
  {
    name: 'a required parameter added',
    sets: {
      [`${find}/parameters/-`]: { name: 'port', in: 'query', required: true, schema: { type: 'string' } },
    },
    finds: 'error required-parameter-added',
  },
  {
    name: 'a parameter removed',
    sets: { [`${find}/parameters/since`]: undefined },
    finds: 'error parameter-removed',
  },
  {
    name: 'a parameter renamed',
    sets: { [`${find}/parameters/since/name`]: 'after' },
    finds: 'error parameter-removed',
  },
  {
    name: 'a parameter moved',
    sets: { [`${find}/parameters/deck/in`]: 'header' },
    finds: 'error parameter-moved',
  },
  {
    name: 'a header of all of a path removed',
    sets: { [`${boats}/parameters`]: undefined },
    finds: 'error parameter-removed',
  },
  {
    name: 'a list in the query written otherwise',
    sets: { [`${find}/parameters/marks/explode`]: false },
    finds: 'error parameter-style-changed',
  },
  {
    name: 'a list in the query with other signs between',
    sets: { [`${find}/parameters/marks/style`]: 'pipeDelimited' },
    finds: 'error parameter-style-changed',
  },
  {
    name: 'a parameter of another type',
    sets: { '/paths/~1boats~1{boat}/parameters/boat/schema/type': 'string' },
    finds: 'error request-type-changed',
  },
  {
    name: 'a value of a parameter removed',
    sets: { [`${find}/parameters/flag/schema/enum`]: ['dk', 'no'] },
    finds: 'error request-values-removed',
  },
  {
    name: 'a maximum of a parameter lowered',
    sets: { [`${find}/parameters/size/schema/maximum`]: 50 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a default changed',
    sets: { [`${find}/parameters/size/schema/default`]: 50 },
    finds: 'error request-default-changed',
  },
  {
    name: 'a default of a body changed',
    sets: { [`${created}/engine/default`]: 'diesel' },
    finds: 'error request-default-changed',
  },
  {
    name: 'entries of a list of the query limited further',
    sets: { [`${find}/parameters/marks/schema/maxItems`]: 3 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a type in requests changed',
    sets: { [`${created}/length/type`]: 'string' },
    finds: 'error request-type-changed',
  },
  {
    name: 'whole numbers only in requests',
    sets: { [`${created}/length/type`]: 'integer' },
    finds: 'error request-type-changed',
  },
  {
    name: 'values in requests removed',
    sets: { [`${created}/flag/enum`]: ['dk'] },
    finds: 'error request-values-removed',
  },
  {
    name: 'values in requests listed',
    sets: { [`${created}/email/enum`]: ['a', 'b'] },
    finds: 'error request-values-removed',
  },
  {
    name: 'a format in requests added',
    sets: { [`${created}/email/format`]: 'email' },
    finds: 'error request-format-changed',
  },
  {
    name: 'a pattern in requests added',
    sets: { [`${created}/email/pattern`]: '@' },
    finds: 'error request-pattern-changed',
  },
  {
    name: 'a minimum in requests raised',
    sets: { [`${created}/length/minimum`]: 2 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a maximum in requests lowered',
    sets: { [`${created}/length/maximum`]: 99 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a maximum in requests excluded',
    sets: { [`${created}/length/exclusiveMaximum`]: 400 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a length in requests raised',
    sets: { [`${created}/name/minLength`]: 3 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a length in requests lowered',
    sets: { [`${created}/name/maxLength`]: 40 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a length in requests limited',
    sets: { [`${created}/email/maxLength`]: 90 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a least number of entries',
    sets: { [`${created}/crew/minItems`]: 1 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'a most number of entries lowered',
    sets: { [`${created}/crew/maxItems`]: 9 },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'entries unique',
    sets: { [`${created}/crew/uniqueItems`]: true },
    finds: 'error request-limit-tightened',
  },
  {
    name: 'steps in requests',
    sets: { [`${created}/length/multipleOf`]: 0.5 },
    finds: 'error request-step-changed',
  },
  {
    name: 'null refused in requests',
    sets: { [`${created}/nickname/type`]: 'string' },
    finds: 'error request-null-refused',
  },
  {
    name: 'undeclared properties refused',
    sets: { [`${schemas}/NewBoat/additionalProperties`]: false },
    finds: 'error request-other-properties-refused',
  },
  {
    name: 'a property of requests read-only',
    sets: { [`${created}/insured/readOnly`]: true },
    finds: 'error request-property-removed',
  },
  {
    name: 'a rule between properties',
    sets: { [`${schemas}/NewBoat/dependentRequired`]: { email: ['secret'] } },
    finds: 'error request-rule-changed',
  },
  {
    name: 'a body required',
    sets: { [`${register}/requestBody/required`]: true },
    finds: 'error request-body-required',
  },
  {
    name: 'a body removed',
    sets: { [`${register}/requestBody`]: undefined },
    finds: 'error request-body-removed',
  },
  {
    name: 'a required body added',
    sets: { [`${find}/requestBody`]: { required: true, content: { 'text/plain': {} } } },
    finds: 'error request-body-added',
  },
  {
    name: 'a media type of requests removed',
    sets: { [`${form}/application~1x-www-form-urlencoded`]: undefined },
    finds: 'error request-media-type-removed',
  },
  {
    name: 'a media type of answers removed',
    sets: { [`${ok}/content/text~1csv`]: undefined },
    finds: 'error response-media-type-removed',
  },
  {
    name: 'a choice of requests removed',
    sets: {
      [`${schemas}/Visit/oneOf/1`]: undefined,
      [`${schemas}/Visit/discriminator/mapping/night`]: undefined,
    },
    finds: 'error request-choice-removed',
  },
  {
    name: 'a choice of answers added',
    sets: { [`${boat}/properties/owner/oneOf/-`]: { type: 'string' } },
    finds: 'error response-choice-added',
  },
  {
    name: 'a choice of answers added, with a name that tells it',
    sets: {
      [`${schemas}/Visit/oneOf/-`]: { $ref: '#/components/schemas/Week' },
      [`${schemas}/Visit/discriminator/mapping/week`]: '#/components/schemas/Week',
    },
    finds: 'error response-choice-added',
  },
  {
    name: 'an only kind of answers one of two',
    sets: {
      [`${boat}/properties/built`]: { oneOf: [{ type: 'string', format: 'date' }, { type: 'integer' }] },
    },
    finds: 'error response-choice-added',
  },
  {
    name: 'choices told by another property',
    sets: { [`${schemas}/Visit/discriminator/propertyName`]: 'sort' },
    finds: 'error request-discriminator-changed',
  },
  {
    name: 'a choice told by another name',
    sets: {
      [`${schemas}/Visit/discriminator/mapping`]: {
        tag: '#/components/schemas/Day',
        night: '#/components/schemas/Night',
      },
    },
    finds: 'error request-discriminator-changed',
  },
  {
    name: 'a property of answers removed',
    sets: { [`${boat}/properties/code`]: undefined },
    finds: 'error response-property-removed',
  },
  {
    name: 'a property of answers removed where schemas are joined',
    sets: { [`${schemas}/Hull/properties/flag`]: undefined },
    finds: 'error response-property-removed',
  },
  {
    name: 'a property of answers renamed',
    sets: {
      [`${ok}/content/application~1json/schema/properties/meta`]: undefined,
      [`${ok}/content/application~1json/schema/properties/page`]: {},
    },
    finds: 'error response-property-removed',
  },
  {
    name: 'a property of answers optional',
    sets: { [`${boat}/required`]: ['id'] },
    finds: 'error response-property-optional',
  },
  {
    name: 'a property of answers write-only',
    sets: { [`${boat}/properties/code/writeOnly`]: true },
    finds: 'error response-property-removed',
  },
  {
    name: 'a type in answers changed',
    sets: { [`${boat}/properties/id/type`]: 'string' },
    finds: 'error response-type-changed',
  },
  {
    name: 'whole numbers in answers no longer whole',
    sets: { [`${schemas}/Night/properties/nights/type`]: 'number' },
    finds: 'error response-type-changed',
  },
  {
    name: 'null allowed in answers',
    sets: { [`${boat}/properties/built/type`]: ['string', 'null'] },
    finds: 'error response-null-allowed',
  },
  {
    name: 'null allowed in answers beside a reference',
    sets: {
      [`${boat}/properties/tender`]: { anyOf: [{ $ref: '#/components/schemas/Boat' }, { type: 'null' }] },
    },
    finds: 'error response-null-allowed',
  },
  {
    name: 'a value in answers added',
    sets: { [`${boat}/properties/state/enum`]: ['moored', 'sailing', 'sold', 'sunk'] },
    finds: 'error response-values-added',
  },
  {
    name: 'values in answers no longer listed',
    sets: { [`${boat}/properties/state/enum`]: undefined },
    finds: 'error response-values-added',
  },
  {
    name: 'a format in answers changed',
    sets: { [`${boat}/properties/built/format`]: 'date-time' },
    finds: 'error response-format-changed',
  },
  {
    name: 'a format in answers removed',
    sets: { [`${boat}/properties/built/format`]: undefined },
    finds: 'error response-format-changed',
  },
  {
    name: 'a pattern in answers removed',
    sets: { [`${boat}/properties/code/pattern`]: undefined },
    finds: 'error response-pattern-changed',
  },
  {
    name: 'a list of answers of something else',
    sets: { [`${ok}/content/application~1json/schema/properties/data/items`]: { type: 'string' } },
    finds: 'error response-type-changed',
  },
  {
    name: 'an answer without its body',
    sets: { [`${ok}/content`]: undefined },
    finds: 'error response-media-type-removed',
  },
  {
    name: 'a success with another status',
    sets: {
      [`${register}/responses/201`]: undefined,
      [`${register}/responses/200`]: { description: 'Registered.' },
    },
    finds: 'error response-removed',
  },
  {
    name: 'an answer removed',
    sets: { [`${find}/responses/404`]: undefined },
    finds: 'error response-removed',
  },
  {
    name: 'a header of answers removed',
    sets: { [`${ok}/headers/X-Cache`]: undefined },
    finds: 'error response-header-removed',
  },
  {
    name: 'a header of answers optional',
    sets: { [`${ok}/headers/X-Left/required`]: false },
    finds: 'error response-header-optional',
  },
  {
    name: 'a header of answers of another type',
    sets: { [`${ok}/headers/X-Left/schema/type`]: 'string' },
    finds: 'error response-type-changed',
  },
  {
    name: 'a way in removed',
    sets: { [`${register}/security`]: [{ oauth: ['write'] }] },
    finds: 'error security-tightened',
  },
  {
    name: 'a second scheme asked for',
    sets: { [`${find}/security`]: [{ oauth: ['read'], key: [] }] },
    finds: 'error security-tightened',
  },
  {
    name: 'a scope added',
    sets: { '/security': [{ oauth: ['read', 'write'] }] },
    finds: 'error security-tightened',
  },
  {
    name: 'a role taken away',
    sets: { '/paths/~1visits/post/security': [{ roles: ['pilot'] }] },
    finds: 'error security-tightened',
  },
  {
    name: 'a key in another place',
    sets: { '/components/securitySchemes/key/in': 'query' },
    finds: 'error security-scheme-changed',
  },
  {
    name: 'the server elsewhere',
    sets: { '/servers/0/url': 'https://{region}.harbour.example/v3' },
    finds: 'error server-removed',
  },
  {
    name: 'one server fewer',
    sets: { '/servers/0/variables/region/enum': ['north'] },
    finds: 'error server-removed',
  },
  {
    name: 'an operation on a server of its own',
    sets: { [`${find}/servers`]: [{ url: 'https://x.example' }] },
    finds: 'error server-removed',
  },
];

/** Each may hurt where a client leant on what was said. */
export const RISKY: Edit[] = [
  {
    name: 'a format in answers added',
    sets: { [`${boat}/properties/code/format`]: 'iso' },
    finds: 'warning response-format-changed',
  },
  {
    name: 'a limit in answers loosened',
    sets: { [`${boat}/properties/note/maxLength`]: 400 },
    finds: 'warning response-limit-loosened',
  },
  {
    name: 'another success',
    sets: { [`${find}/responses/206`]: { description: 'Some.' } },
    finds: 'warning response-added',
  },
  {
    name: 'a role added',
    sets: { '/paths/~1visits/post/security': [{ roles: ['captain', 'pilot'] }] },
    finds: 'warning security-tightened',
  },
  {
    name: 'a path parameter renamed',
    sets: {
      '/paths/~1boats~1{boat}': undefined,
      '/paths/~1boats~1{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'readBoat',
          tags: ['boats'],
          responses: {
            200: {
              description: 'The boat.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } },
            },
          },
        },
        delete: {
          operationId: 'strikeBoat',
          tags: ['boats'],
          responses: { 204: { description: 'Struck off.' } },
        },
      },
    },
    finds: 'warning path-parameter-renamed',
  },
  {
    name: 'a parameter that takes several',
    sets: { [`${find}/parameters/since/schema`]: { type: 'array', items: { type: 'string' } } },
    finds: 'warning parameter-takes-several',
  },
];

/** None of them hurts anybody. */
export const SAFE: Edit[] = [
  {
    name: 'a description changed',
    sets: { '/info/description': 'Boats.' },
    finds: 'note documentation-changed',
  },
  {
    name: 'a description of a property changed',
    sets: { [`${created}/name/description`]: 'Its name.' },
    finds: 'note request-documentation-changed',
  },
  {
    name: 'a summary changed',
    sets: { [`${find}/summary`]: 'All boats' },
    finds: 'note documentation-changed',
  },
  { name: 'a tag changed', sets: { [`${find}/tags`]: ['berths'] }, finds: 'note documentation-changed' },
  {
    name: 'an example changed',
    sets: { [`${form}/application~1json/example/name`]: 'Kelpie' },
    finds: 'note request-documentation-changed',
  },
  {
    name: 'a title given',
    sets: { [`${schemas}/Hull/title`]: 'Hull' },
    finds: 'note response-documentation-changed',
  },
  {
    name: 'an optional parameter added',
    sets: { [`${find}/parameters/-`]: { name: 'port', in: 'query', schema: { type: 'string' } } },
    finds: 'note parameter-added',
  },
  {
    name: 'parameters in another order',
    sets: { [`${find}/parameters/size`]: undefined, [`${find}/parameters/-`]: size },
    finds: 'note nothing',
  },
  {
    name: 'an operation added',
    sets: { [`${boats}/head`]: { operationId: 'peek', responses: {} } },
    finds: 'note operation-added',
  },
  {
    name: 'a property of answers added',
    sets: { [`${boat}/properties/colour`]: { type: 'string' } },
    finds: 'note response-property-added',
  },
  {
    name: 'a property of requests added',
    sets: { [`${created}/colour`]: { type: 'string' } },
    finds: 'note request-property-added',
  },
  {
    name: 'a property of requests optional',
    sets: { [`${schemas}/NewBoat/required`]: ['name'] },
    finds: 'note request-property-optional',
  },
  {
    name: 'a property of answers required',
    sets: { [`${boat}/required`]: ['id', 'state', 'code'] },
    finds: 'note response-property-required',
  },
  {
    name: 'a limit in requests loosened',
    sets: { [`${created}/name/maxLength`]: 80 },
    finds: 'note request-limit-loosened',
  },
  {
    name: 'a value in requests added',
    sets: { [`${created}/flag/enum`]: ['dk', 'no', 'se', 'fi'] },
    finds: 'note request-values-added',
  },
  {
    name: 'a value in answers removed',
    sets: { [`${boat}/properties/state/enum`]: ['moored', 'sailing'] },
    finds: 'note response-values-removed',
  },
  {
    name: 'null allowed in requests',
    sets: {
      [`${created}/flag/type`]: ['string', 'null'],
      [`${created}/flag/enum`]: ['dk', 'no', 'se', null],
    },
    finds: 'note request-null-allowed',
  },
  {
    name: 'null no longer in answers',
    sets: { [`${boat}/properties/note/type`]: 'string' },
    finds: 'note response-null-refused',
  },
  {
    name: 'any number in requests',
    sets: { [`${find}/parameters/size/schema/type`]: 'number' },
    finds: 'note request-type-changed',
  },
  {
    name: 'a media type added',
    sets: { [`${ok}/content/application~1xml`]: {} },
    finds: 'note response-media-type-added',
  },
  {
    name: 'one more error',
    sets: { [`${find}/responses/429`]: { description: 'Slow down.' } },
    finds: 'note response-added',
  },
  {
    name: 'a header of answers added',
    sets: { [`${ok}/headers/X-More`]: {} },
    finds: 'note response-header-added',
  },
  {
    name: 'a header of answers written otherwise',
    sets: {
      [`${ok}/headers/X-Left`]: undefined,
      [`${ok}/headers/x-left`]: { required: true, schema: { type: 'integer' } },
    },
    finds: 'note nothing',
  },
  {
    name: 'another way in',
    sets: { [`${find}/security`]: [{ oauth: ['read'] }, { key: [] }] },
    finds: 'note security-loosened',
  },
  { name: 'no way in needed', sets: { [`${find}/security`]: [] }, finds: 'note security-loosened' },
  {
    name: 'one server more',
    sets: { '/servers/1': { url: 'https://west.harbour.example/api' } },
    finds: 'note server-added',
  },
  {
    name: 'a body optional',
    sets: { '/paths/~1visits/post/requestBody/required': false },
    finds: 'note request-body-optional',
  },
  { name: 'an operation deprecated', sets: { [`${find}/deprecated`]: true }, finds: 'note deprecated' },
  {
    name: 'usual style said',
    sets: { [`${find}/parameters/marks/style`]: 'form', [`${find}/parameters/marks/explode`]: true },
    finds: 'note nothing',
  },
  {
    name: 'explode of a single value',
    sets: { [`${find}/parameters/since/explode`]: false },
    finds: 'note nothing',
  },
  {
    name: 'a schema set in where it was referred to',
    sets: {
      [`${register}/responses/201/content/application~1json/schema`]: {
        allOf: [{ $ref: '#/components/schemas/Boat' }],
      },
    },
    finds: 'note nothing',
  },
  { name: 'a schema nobody uses', sets: { [`${schemas}/Week/required`]: [] }, finds: 'note nothing' },
  {
    name: 'choices in another order',
    sets: {
      [`${schemas}/Visit/oneOf`]: [
        { $ref: '#/components/schemas/Night' },
        { $ref: '#/components/schemas/Day' },
      ],
    },
    finds: 'note nothing',
  },
  {
    name: 'one value by a list',
    sets: { [`${schemas}/Day/properties/type`]: { enum: ['day'] } },
    finds: 'note nothing',
  },
  {
    name: 'a minimum of whole numbers the other way',
    sets: {
      [`${find}/parameters/size/schema/minimum`]: undefined,
      [`${find}/parameters/size/schema/exclusiveMinimum`]: 0,
    },
    finds: 'note nothing',
  },
];
