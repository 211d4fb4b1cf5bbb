// The same questions to a small and to a large business: they must cost about the same.

import { type Contender, sideBySide, table } from './measure.ts';
import { ask, type BenchedMock } from './mock.ts';
import { CONTACTS, plansOf } from './plans.ts';

interface Person {
  emailAddress: string | null;
  phoneNumber: string | null;
  lastName: string | null;
}

interface Sample {
  emails: string[];
  numbers: string[];
}

/** Stops the large one, to look into its database. */
export async function benchSizes(small: BenchedMock, large: BenchedMock): Promise<string> {
  const samples = { small: await sampleOf(small), large: await sampleOf(large) };
  const questions: Record<string, (sample: Sample, i: number) => string> = {
    'list contacts': () => '/contacts?show=20',
    ...Object.fromEntries(
      Object.entries(CONTACTS).map(([name, query]) => [name, () => `/contacts?show=20&${query}`]),
    ),
    'list photos': () => '/photos?show=20',
    'dashboard: state': () => '/analytics/dashboard',
    'dashboard: figures': () => '/analytics/summary',
    'dashboard: sessions': () => '/sessions?show=24',
    'dashboard: photos': () => '/photos?show=12',
    'analytics: chart': () => '/analytics/series?metric=photos',
    'analytics: locations': () => '/analytics/breakdown?by=location',
    'find by e-mail': ({ emails }, i) => `/contacts/find?emailAddress=${pick(emails, i)}`,
    'find by number': ({ numbers }, i) => `/contacts/find?phoneNumber=${pick(numbers, i)}`,
    'search an address': ({ emails }, i) => `/contacts?search=${pick(emails, i)}`,
  };
  const rows: (string | number)[][] = [];
  for (const [name, question] of Object.entries(questions)) {
    const contenders: Contender[] = [
      { name: 'small', once: (i) => ask(small.sandbox + question(samples.small, i)) },
      { name: 'large', once: (i) => ask(large.sandbox + question(samples.large, i)) },
    ];
    const [s, l] = await sideBySide(contenders, { pieces: 50 });
    if (s && l) rows.push([name, s.median, l.median, l.median / s.median]);
  }
  await large.stop();
  const { emails, numbers } = samples.large;
  const plans = await plansOf(large.dataDir, { email: emails[0] ?? '', number: numbers[0] ?? '' });
  return [
    '## The sandbox itself, 1,000 and 100,000 contacts (ms, median)',
    table(['question', 'small', 'large', 'large / small'], rows),
    plans,
  ].join('\n\n');
}

async function sampleOf(mock: BenchedMock): Promise<Sample> {
  const { pages } = JSON.parse(await ask(`${mock.sandbox}/contacts?show=20`)) as { pages: number };
  const wanted = Array.from({ length: 10 }, (_, i) => 1 + Math.floor((i * pages) / 10));
  const found: Person[] = [];
  for (const page of wanted) {
    const { items } = JSON.parse(await ask(`${mock.sandbox}/contacts?show=20&page=${page}`)) as {
      items: Person[];
    };
    found.push(...items);
  }
  return {
    emails: found.flatMap(({ emailAddress }) => emailAddress ?? []),
    numbers: found.flatMap(({ phoneNumber }) => phoneNumber ?? []),
  };
}

const pick = (all: string[], i: number) => encodeURIComponent(all[i % all.length] ?? '');
