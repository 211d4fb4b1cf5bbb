// Checks that a page has the requested size, or the default size.
import { type Parameter, resolveSchema } from '../../../contract/document.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { type Listing, totalOf } from '../../listing/listing.ts';

/** The smallest page size allowed. */
export const leastOf = ({ schema }: Parameter): number => Math.max(1, Number(schema.minimum ?? 1));

export async function checkLimit(listing: Listing, name: string): Promise<void> {
  const least = listing.limit ? leastOf(listing.limit) : 1;
  for (const wanted of new Set([least, least + 1])) {
    const answer = await listing.ask({ [name]: wanted }, `${name}=${wanted}`);
    if (!succeeded(answer)) continue;
    const { length } = listing.records(answer);
    if (length > wanted) {
      listing.report(answer, 'limit-ignored', name, `A page has more entries than ${name} asks for.`, {
        expected: `at most ${wanted}`,
        actual: `${length}`,
      });
      return;
    }
    // A page that is followed by another one must be full.
    const total = totalOf(listing, answer);
    if (total !== undefined && total > length && length < wanted && length > 0) {
      const again = await listing.ask({ [name]: wanted }, `${name}=${wanted}`);
      const isStill =
        succeeded(again) && listing.records(again).length < Math.min(wanted, totalOf(listing, again) ?? 0);
      // A wrong total is reported by its own check.
      const most = Math.min(total, listing.most);
      const all = isStill ? await listing.ask({ [name]: most }, `${name}=${most}`) : again;
      if (isStill && listing.records(all).length > length)
        listing.report(
          again,
          'limit-ignored',
          name,
          `A page has fewer entries than ${name} asks for, though there are more.`,
          {
            expected: `${wanted}`,
            actual: `${length}`,
          },
        );
      return;
    }
  }
}

/** A page without a requested size has the default size. */
export async function checkDefaultSize(run: Run, listing: Listing): Promise<void> {
  const { limit, records } = listing;
  const standard = limit && resolveSchema(run.contract.document, limit.schema).default;
  if (!limit || limit.required || typeof standard !== 'number') return;
  const tell = async () => {
    const plain = await listing.ask({}, `without ${limit.name}`);
    const sized = await listing.ask({ [limit.name]: standard }, `${limit.name}=${standard}`);
    const isSent = plain.request.query.some(([name]) => name === limit.name);
    const [own, wanted] = [plain, sized].map((one) => records(one).length);
    return succeeded(plain) && succeeded(sized) && !isSent && own !== wanted
      ? { plain, own, wanted }
      : undefined;
  };
  const wrong = (await tell()) && (await tell());
  if (!wrong) return;
  const says = `Without ${limit.name}, the page does not have the default size.`;
  listing.report(wrong.plain, 'limit-ignored', limit.name, says, {
    expected: `${wrong.wanted}`,
    actual: `${wrong.own}`,
  });
}
