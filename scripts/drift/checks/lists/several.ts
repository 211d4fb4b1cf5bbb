// Checks that a filter with several values honors each of them.
import { type Json, resolveSchema } from '../../../contract/document.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { isWhole, type Listing } from '../../listing/listing.ts';
import { valueAt } from '../../model/shapes.ts';
import { enumOf, type Filter, severityOf } from './filter-of.ts';
import { type Entry, mayStay } from './filter-values.ts';

export async function checkSeveral(
  run: Run,
  listing: Listing,
  filter: Filter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const {
    parameter,
    paths: [path = []],
  } = filter;
  const { maxItems = 2, items = {} } = resolveSchema(run.contract.document, parameter.schema);
  const listed = enumOf(run, items);
  const valuesOf = (entry: Entry): Json[] => [valueAt(entry, path) ?? null].flat();
  /** Whether some entries have one value and not the other. */
  const hasOnly = (some: Entry[], one: Json, other: Json) =>
    some.some((entry) => valuesOf(entry).includes(one) && !valuesOf(entry).includes(other));
  const known = [...new Set(entries.flatMap(valuesOf))].filter((value) => listed?.includes(value) ?? true);
  const two = pairsOf(known).find(
    ([one, other]) => hasOnly(entries, one, other) && hasOnly(entries, other, one),
  );
  if (!two || maxItems < 2) return;
  const [one, other] = two;
  const areLists = entries.some((entry) => Array.isArray(valueAt(entry, path)));
  const ask = (values: Json[], tried: string) =>
    listing.ask({ ...size, [parameter.name]: values }, `${parameter.name} with ${tried}`);
  if (!succeeded(await ask([one], 'one value'))) return;
  const both = () => ask([one, other], 'two values');
  const isHalf = (answer: Awaited<ReturnType<typeof ask>>): boolean => {
    const found = listing.records(answer);
    // A full page may be truncated if nothing marks it as complete.
    if (found.length >= entries.length || !isWhole(listing, answer)) return false;
    const [ones, others] = [hasOnly(found, one, other), hasOnly(found, other, one)];
    // For list properties, the filter may require all values.
    return areLists ? ones !== others : !ones || !others;
  };
  const hasOthers = (answer: Awaited<ReturnType<typeof ask>>): boolean =>
    succeeded(answer) &&
    !listing.records(answer).every((entry) => [one, other].some((value) => mayStay(entry, value, filter)));
  const answer = await both();
  const isWrong = [hasOthers, isHalf].find((is) => is(answer));
  const again = isWrong && (await both());
  if (!again || !isWrong(again)) return;
  const says =
    isWrong === isHalf
      ? `Of several values of ${parameter.name}, only some have an effect.`
      : `The entries are not filtered by several values of ${parameter.name}.`;
  listing.report(again, 'filter-ignored', parameter.name, says, {
    expected: 'entries with any of the values',
    actual: isWrong === isHalf ? 'entries with some of them' : 'others too',
    severity: severityOf(filter),
  });
}

const MOST_VALUES = 5;

function pairsOf(values: Json[]): [Json, Json][] {
  const scalars = values.filter((value) => value !== null && typeof value !== 'object').slice(0, MOST_VALUES);
  return scalars.flatMap((one, i) => scalars.slice(i + 1).map((other): [Json, Json] => [one, other]));
}
