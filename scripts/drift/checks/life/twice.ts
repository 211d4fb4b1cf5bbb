// Checks uniqueness: the same create is sent again if the contract declares a conflict for it.
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { CreatedRecord, Records } from '../../records.ts';
import type { Resource } from '../../resources.ts';
import { type Run, succeeded } from '../../run.ts';
import { sentBy } from '../../sent.ts';
import { propertiesOf, successSchema } from '../../shapes.ts';

export async function checkTwice(
  run: Run,
  records: Records,
  resource: Resource,
  { known, exchange }: CreatedRecord,
): Promise<void> {
  const { operation, request } = exchange;
  const conflict = operation.definition.responses['409'];
  if (!conflict) return;
  const field = fieldThatIsUnique(run, resource, sentBy(run, exchange));
  if (field === undefined && !saysUnique(operation)) return;
  const again = await run.call(operation, request, { tried: 'making the same once more', lenient: [409] });
  const twin = await records.learnMade(again);
  // Some servers return the existing record.
  if (!succeeded(again) || !twin || JSON.stringify(twin.params) === JSON.stringify(known.params)) return;
  run.report(again, {
    kind: 'accepted-invalid',
    severity: 'error',
    says: `It makes the same twice${field === undefined ? '' : `, with one ${field}`}, though the contract declares a conflict.`,
    at: field ?? '',
    rule: `${operation.pointer}/responses/409`,
    expected: '409',
    actual: `${again.status}`,
  });
}

/** Whether the declared conflict is about a duplicate. */
export const saysUnique = ({ definition }: Operation): boolean =>
  SAYS_UNIQUE.test(definition.responses['409']?.description ?? '');

const SAYS_UNIQUE =
  /\b(has (an?|one|such) (?![^.]*\b(pending|running|open|active|current|progress)\b)[^.]*\balready|unique|duplicates?|already (exists?|taken|used|in use|registered|there)|exists already|is taken|in use already|there is (an?|one|such) .*already|there is already (an?|one|such))\b/i;

/** Names of unique fields. An email address is unique if it is used to sign in. */
const UNIQUE = [
  'sku',
  'isbn',
  'ean',
  'gtin',
  'vin',
  'slug',
  'username',
  'handle',
  'login',
  'plate',
  'serial',
];
const LOGGING_IN = ['user', 'account', 'member', 'login'];

/**
 * A field of this resource that is unique among the existing records. Duplicates among this run's own records prove
 * nothing, because a faulty target accepts them.
 */
function fieldThatIsUnique(run: Run, resource: Resource, sent: Record<string, Json>): string | undefined {
  const others = run.resources.filter((one) => one !== resource && one.create !== resource.create);
  return Object.entries(sent).find(([name, value]) => {
    if (typeof value !== 'string' || value === '' || !isCalledUnique(name, resource.name)) return false;
    if (others.some((one) => hasProperty(run, one, name))) return false;
    const known = run.pool.records(resource).flatMap(({ own, body }) => (own ? [] : (body[name] ?? [])));
    return new Set(known).size === known.length;
  })?.[0];
}

function isCalledUnique(name: string, record: string): boolean {
  const plain = names.plain(name);
  if (['code', 'number', 'key'].some((end) => plain === `${record}${end}`)) return true;
  return UNIQUE.includes(plain) || (plain === 'email' && LOGGING_IN.includes(record));
}

function hasProperty({ contract: { document } }: Run, { read, list }: Resource, name: string): boolean {
  const schema = (read && successSchema(read)) ?? list?.shape.schema;
  return schema !== undefined && propertiesOf(document, schema).has(name);
}
