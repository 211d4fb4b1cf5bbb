/** One error of a branch: the violated keyword, and how deep in the value it is. */
interface About {
  keyword: string;
  depth: number;
}

/**
 * The errors of the branch of a choice that a value comes nearest to: of its type, with its tags, with the fewest
 * errors. Empty if the value is of another type than all branches.
 */
export function nearestBranch<E>(branches: E[][], about: (error: E) => About): E[] {
  const distance = (errors: E[]) =>
    errors.map((error) => weight(about(error))).reduce((sum, one) => sum + one, 0);
  const [nearest = []] = branches.toSorted((a, b) => distance(a) - distance(b));
  return distance(nearest) < OTHER_TYPE ? nearest : [];
}

const OTHER_TYPE = 10_000;
const OTHER_TAG = 100;

function weight({ keyword, depth }: About): number {
  if (depth === 0 && ['type', 'const', 'enum', 'discriminator'].includes(keyword)) return OTHER_TYPE;
  return depth === 1 && keyword === 'const' ? OTHER_TAG : 1;
}
