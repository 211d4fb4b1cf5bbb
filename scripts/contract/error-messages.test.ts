import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { emptyDocument } from './document-testing.ts';
import { requirement } from './error-messages.ts';
import { compileSchemas } from './schemas.ts';

test.each<[Schema, unknown, string]>([
  [{ type: 'integer' }, 'secret', 'must be a whole number, and is text'],
  [{ type: ['string', 'null'] }, [1], 'must be text or null, and is a list'],
  [{ const: 'list' } as Schema, 'secret', 'must be "list"'],
  [{ enum: ['a', null] }, 'secret', 'must be one of: a, null'],
  [{ type: 'object', additionalProperties: false }, { odd: 'secret' }, 'must not have the property "odd"'],
  [{ type: 'string', maxLength: 3 }, 'secret', 'must NOT have more than 3 characters'],
])(
  'the message for %j and an invalid response states the requirement and repeats no value',
  (schema, value, says) => {
    expect(compileSchemas(emptyDocument).errorsOf(schema, value).map(requirement)).toEqual([says]);
  },
);
