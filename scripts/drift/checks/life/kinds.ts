// Creates records of the variant that a property asks for: `coverImageId` may need an image of the kind `cover`.
import { queryPairs } from '../../../contract/cases/parameters.ts';
import type { Json, Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { plain } from '../../model/naming.ts';
import { listedIn, propertiesOf } from '../../model/shapes.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';

/** Creates the records that an operation's body may reference if none of their kind is known. */
export async function makeKinds(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { document } = run.contract;
  const [media] = Object.values(operation.definition.requestBody?.content ?? {});
  const fields = media?.schema ? [...propertiesOf(document, media.schema).keys()] : [];
  // Two, so that one can replace the other.
  for (const name of [...fields, ...fields]) {
    const wanted = run.pool.missing(name, operation);
    const create = wanted?.resource.create;
    if (!wanted || !create || !run.operations.includes(create)) continue;
    const parameter = create.parameters.find(
      ({ in: where, schema }) => where === 'query' && kindIn(run, schema, wanted.kind) !== undefined,
    );
    const value = parameter && kindIn(run, parameter.schema, wanted.kind);
    if (!parameter || value === undefined) continue;
    const request = requests.plain(create, {});
    const query = request.query.filter(([other]) => other !== parameter.name);
    const exchange = await run.call(
      create,
      { ...request, query: [...query, ...queryPairs(parameter, value)] },
      { tried: `making a record for ${name}` },
    );
    if (succeeded(exchange)) await records.learnMade(exchange);
  }
}

/** The enum value that a name suggests. */
const kindIn = ({ contract: { document } }: Run, schema: Schema, kind: string): Json | undefined =>
  listedIn(document, schema)?.find((value) => plain(`${value}`) === kind);
