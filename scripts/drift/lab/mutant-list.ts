// Mutants: each removes one check.
import { CLUB } from './club-mutants.ts';
import { FIXTURE_MUTANTS } from './fixture-mutants.ts';
import { LIFE } from './life-mutants.ts';
import { elsewhere, type Mutant } from './mutant.ts';
import { READING } from './reading-mutants.ts';
import type { Part } from './whole.ts';

const mutant =
  (file: string, ...parts: Part[]) =>
  (says: string, from: string, to: string): Mutant => ({ says, file, from, to, parts });

const judge = mutant('../contract/judge.ts', 'answers');
const judging = mutant('answer-findings.ts', 'answers');
const verdict = mutant('checks/cases/verdict.ts', 'lax', 'strict');
const cases = mutant('checks/cases/try-cases.ts', 'strict');
const callers = mutant('checks/callers.ts', 'lax');
const life = mutant('checks/life/lifecycle.ts', 'states');
const gone = mutant('checks/life/gone.ts', 'states');
const updates = mutant('checks/changes/changes.ts', 'states');
const pages = mutant('checks/lists/paging.ts', 'lists');
const filters = mutant('checks/lists/filters.ts', 'lists');
const order = mutant('checks/lists/sorting.ts', 'lists');

const NEVER = 'if (Math.random() > 2)';

export const MUTANTS: Mutant[] = [
  judging('judge answers', '.answer(operation, given)', '.answer(operation, given).slice(0, 0)'),
  judging('tell that the server failed', 'if (status >= 500 && !(', 'if (status >= 900 && !('),
  judge('see an undeclared status', 'if (!found) {', 'if (!found) return [];\n    if (!found) {'),
  judge(
    'see another media type',
    "const says = 'The contract does not declare this media type.';",
    "if (type !== '') return findings;\n      const says = 'None.';",
  ),
  judge(
    'see undeclared properties',
    'for (const at of answers.undeclared(media.schema, body)) {',
    'for (const at of [] as string[]) {',
  ),
  judge(
    'hold a body against its schema',
    'for (const error of answers.causes(pointer, body)) {',
    'for (const error of answers.causes(pointer, body).slice(0, 0)) {',
  ),
  verdict('tell what is taken though it is invalid', 'if (status < 300) {', `${NEVER} {`),
  verdict(
    'tell what is taken though it cannot be read',
    "if (expects !== 'refused' || answer.status >= 300) return RIGHT;",
    'if (expects || answer.status >= 300) return RIGHT;',
  ),
  verdict(
    'doubt what is refused though it is valid',
    '  if (status < 400) return RIGHT;',
    '  if (status < 900) return RIGHT;',
  ),
  cases('report a doubt', 'doubt.tell?.();', ';'),
  callers('ask without credentials', "    null,\n    'no credentials',", "    undefined,\n    'nothing',"),
  callers(
    'ask with made-up credentials',
    'of run.access.garbageFor(operation)) {',
    'of run.access.garbageFor(operation).slice(0, 0)) {',
  ),
  callers(
    'ask as other user types',
    'of run.access.strangersTo(operation)) {',
    'of run.access.strangersTo(operation).slice(0, 0)) {',
  ),
  callers(
    'ask by undeclared methods',
    'for (const method of METHODS) {',
    'for (const method of METHODS.slice(0, 0)) {',
  ),
  life(
    'see an id that is given twice',
    'if (!isAmong(earlier, created)) return;',
    'if (Math.random() < 2) return;',
  ),
  life(
    'follow a record at all',
    '  const isReadable = await checkCreated(run, requests, resource, made);',
    '  const isReadable = false;\n  if (made) return;',
  ),
  mutant('checks/life/answered.ts', 'states')(
    'hold the answer to a making against what was sent',
    'of differences(run, operation, sentBy(run, made), json))',
    'of differences(run, operation, sentBy(run, made), json).slice(0, 0))',
  ),
  life(
    'hold what is read against what was sent',
    'const lost = differences(run, resource.read, sent, answer.json);',
    'const lost = differences(run, resource.read, sent, answer.json).slice(0, 0);',
  ),
  life('read what was made', "kind: 'not-readable',", "kind: 'nothing',"),
  life(
    'look for it in the list',
    '  if (isReadable) await checkListed(',
    '  if (Math.random() > 2) await checkListed(',
  ),
  life(
    'look at removals',
    '  await checkGone(run, requests, resource,',
    '  if (Math.random() > 2) await checkGone(run, requests, resource,',
  ),
  gone('read what was removed', 'if (after && succeeded(after) && !isMarkedOnly) {', `${NEVER} {`),
  gone('look for what was removed in the list', 'if (found === true && exchange)', NEVER),
  gone('change what was removed', '    if (succeeded(answer))\n', `    ${NEVER}\n`),
  gone('remove twice', 'if (succeeded(again) && saysGone(remove))', NEVER),
  updates('see a change that is lost', "'update-lost',", "'nothing',"),
  updates(
    'see a change that reaches further',
    'if (!isTouched(other, fields, was, now)) continue;',
    'if (!isTouched(other, fields, was, now) || other) continue;',
  ),
  pages('look at the size of a page', '  if (limit) await checkLimit(listing, limit.name);', ''),
  pages(
    'look at the last page that is told of',
    'if (told > 1 && succeeded(last) && known.length === 0)',
    NEVER,
  ),
  elsewhere(
    'checks/lists/paging.ts',
    'miss entries',
    'if (atOnce.some((key) => !keys.includes(key)))',
    NEVER,
    'fleet',
    'cursor-gap',
  ),
  pages(
    'walk through the pages',
    '  const first = await walk(listing, size);',
    '  const first = undefined as Awaited<ReturnType<typeof walk>>;',
  ),
  filters(
    'see entries that do not fit a filter',
    "mayStay(entry, value, filter))) return 'strangers';",
    'mayStay(entry, value, filter))) return undefined;',
  ),
  filters(
    'see a filter that finds nothing',
    "fitting.length > 0) return 'none';",
    'fitting.length > 0) return undefined;',
  ),
  order(
    'look at the order',
    'const pairs = pairsOf(run, listing);',
    'const pairs = pairsOf(run, listing).slice(0, 0);',
  ),
  ...FIXTURE_MUTANTS,
  ...LIFE,
  ...CLUB,
  ...READING,
];
