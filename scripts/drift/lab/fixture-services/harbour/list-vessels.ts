// Lists vessels with filters and order.
import type { Json } from '../kit/contract.ts';
import { compare } from '../kit/seeds.ts';
import type { Answer, Call } from '../kit/service.ts';

export function listVessels(all: Record<string, Json>[], query: Call['query']): Answer {
  const found = all.filter(({ flag }) => query.flag === undefined || flag === query.flag);
  const [key = 'name', way] = String(query.order).split(' ');
  const sign = way === 'desc' ? -1 : 1;
  const sorted = found.toSorted(
    (a, b) => sign * compare(a[key], b[key]) || compare(a.vessel_id, b.vessel_id),
  );
  const from = Number(query.from_row);
  return {
    status: 200,
    body: { vessels: sorted.slice(from, from + Number(query.rows)), total_entries: found.length },
  };
}
