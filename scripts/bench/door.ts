// A page of 20 real contacts through the front door, beside what Prism makes up from the same contract, while every
// hundredth request writes and the next one must show it.

import { type Contender, sideBySide, table } from './measure.ts';
import { ask, type BenchedMock } from './mock.ts';

const PAGE = '/contacts?show=20';
const AT_ONCE = 4;

export async function benchDoor(mock: BenchedMock): Promise<string> {
  const [first] = (JSON.parse(await ask(mock.api + PAGE)) as { items: { id: string }[] }).items;
  if (!first) throw new Error('there is no contact to read');
  let writes = 0;
  const read = async () => {
    const { items } = JSON.parse(await ask(mock.api + PAGE)) as { items: unknown[] };
    if (items.length !== 20) throw new Error(`a page of ${items.length}`);
  };
  const contenders: Contender[] = [
    {
      name: 'the door, reading',
      once: read,
    },
    {
      name: 'the door, a write every 100 reads',
      async once(i) {
        if (i % 100 !== 50) return read();
        const mine = writes++;
        await ask(`${mock.api}/contacts`, {
          method: 'PATCH',
          json: { id: first.id, notes: `write ${mine}` },
        });
        // While this one was under way another may have written.
        const seen = Number(/"notes":"write (\d+)"/.exec(await ask(mock.api + PAGE))?.[1]);
        if (!(seen >= mine)) throw new Error(`write ${mine} was not visible at once, but ${seen}`);
      },
    },
    { name: 'the sandbox itself, remembering nothing', once: () => ask(mock.sandbox + PAGE) },
    { name: 'Prism itself, log silenced', once: () => ask(mock.prism + PAGE) },
  ];
  const timings = await sideBySide(contenders, { pieces: 400, atOnce: AT_ONCE });
  const prism = timings.at(-1)?.median ?? Number.NaN;
  return [
    `## GET ${PAGE}, ${AT_ONCE} at once (ms a request; visible writes: ${writes})`,
    table(
      ['what', 'median', 'p95', 'times as fast as Prism'],
      timings.map(({ name, median, p95 }) => [name, median, p95, prism / median]),
    ),
  ].join('\n\n');
}
