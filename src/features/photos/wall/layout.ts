// The positions of all photos on a wall, computed from their aspect ratios. Pure: the same days and
// width give the same layout, so that later data move nothing.
import type { PhotoDay } from '~/api/photos';

export interface WallGeometry {
  /** In pixels. */
  width: number;
  /** The target height of rows. */
  rowHeight: number;
  gap: number;
  headerHeight: number;
  /** The least width of a day, which its heading needs. */
  dayWidth: number;
}

/** A row of photos. */
export interface WallRow {
  /** The index of its first photo on the whole wall. */
  first: number;
  /** Left edge and width of each photo. */
  lefts: readonly number[];
  widths: readonly number[];
  top: number;
  height: number;
  /** Its index among the rows of the accessible grid, including headers, from 1. */
  index: number;
}

/** The heading of a day. */
export interface WallDay {
  /** As `2026-09-10`. */
  date: string;
  left: number;
  width: number;
}

/** Rows below one header: a day, or days that have room beside each other in one row. */
export interface WallGroup {
  days: readonly WallDay[];
  first: number;
  count: number;
  top: number;
  height: number;
  rows: readonly WallRow[];
  /** The row index of the header. */
  index: number;
}

export interface WallLayout {
  groups: readonly WallGroup[];
  rows: readonly WallRow[];
  height: number;
  total: number;
  /** The number of rows of the accessible grid, including headers. */
  rowCount: number;
}

/** Between two days in one row. */
const DAY_GAP = 24;
/** A row that is at least this full is enlarged to the full width. */
const MOST_GROWTH = 1.3;
/** On a phone, days that share a row fill it up to this height. */
const LOW = 220;
/** The limits of a tile, which crops a panorama and shows a strip whole. */
export const NARROWEST = 0.4;
const WIDEST = 3;

export function layOut(days: readonly PhotoDay[], geometry: WallGeometry): WallLayout {
  const groups: WallGroup[] = [];
  const rows: WallRow[] = [];
  let top = 0;
  let first = 0;
  let index = 1;
  for (const members of groupDays(days, geometry)) {
    const { headings, rows: placed } = placeGroup(members, geometry);
    const count = members.reduce((sum, { ratios }) => sum + ratios.length, 0);
    const group = { days: headings, first, count, top, index };
    index += 1;
    let rowTop = top + geometry.headerHeight;
    const own = placed.map(({ at, ...row }) => {
      const below = { ...row, first: first + at, top: rowTop, index };
      rowTop += row.height + geometry.gap;
      index += 1;
      return below;
    });
    rows.push(...own);
    groups.push({ ...group, rows: own, height: rowTop - top });
    top = rowTop;
    first += count;
  }
  return { groups, rows, height: top, total: first, rowCount: index - 1 };
}

/** `2026-09` of `2026-09-10`. */
export const monthOf = (day: string): string => day.slice(0, 7);

interface DayRatios {
  date: string;
  ratios: readonly number[];
}

const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0);

/** Puts neighboring days of a month together that fit into one row. */
function groupDays(days: readonly PhotoDay[], { width, rowHeight, gap, dayWidth }: WallGeometry) {
  const groups: DayRatios[][] = [];
  let free = 0;
  for (const { date, ratios: percents } of days) {
    const ratios = percents.map((percent) => Math.min(WIDEST, Math.max(NARROWEST, percent / 100)));
    const needed = Math.max(dayWidth, Math.ceil(sumOf(ratios) * rowHeight) + gap * (ratios.length - 1));
    const group = groups.at(-1);
    if (group?.[0] && monthOf(group[0].date) === monthOf(date) && needed + DAY_GAP <= free) {
      group.push({ date, ratios });
      free -= needed + DAY_GAP;
    } else {
      groups.push([{ date, ratios }]);
      free = width - needed;
    }
  }
  return groups;
}

interface PlacedGroup {
  headings: WallDay[];
  rows: JustifiedRow[];
}

function placeGroup(days: readonly DayRatios[], geometry: WallGeometry): PlacedGroup {
  const { width, rowHeight, gap } = geometry;
  const [day] = days;
  if (day && days.length === 1)
    return { headings: [{ date: day.date, left: 0, width }], rows: justify(day.ratios, geometry) };
  const ratios = days.flatMap((one) => one.ratios);
  const gaps = gap * (ratios.length - days.length) + DAY_GAP * (days.length - 1);
  // Each day is rounded.
  const height = (width - gaps - days.length) / sumOf(ratios);
  const filled = height <= Math.max(rowHeight * MOST_GROWTH, LOW) ? placeDays(days, height, geometry) : null;
  return filled && filled.end <= width ? filled : placeDays(days, rowHeight, geometry);
}

/** One row of several days. */
function placeDays(days: readonly DayRatios[], wanted: number, { width, gap, dayWidth }: WallGeometry) {
  const headings: WallDay[] = [];
  const row = { at: 0, height: Math.round(wanted), lefts: [] as number[], widths: [] as number[] };
  let end = -DAY_GAP;
  for (const { date, ratios } of days) {
    const left = end + DAY_GAP;
    const { lefts, widths } = placeRow(ratios, 0, wanted, { width, gap });
    row.lefts.push(...lefts.map((own) => left + own));
    row.widths.push(...widths);
    const own = Math.max(dayWidth, (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0));
    headings.push({ date, left, width: own });
    end = left + own;
  }
  return { headings, rows: [row], end };
}

type JustifiedRow = Pick<WallRow, 'lefts' | 'widths' | 'height'> & { at: number };

/** Breaks photos into rows as wide as the wall. */
function justify(ratios: readonly number[], { width, rowHeight, gap }: WallGeometry): JustifiedRow[] {
  const rows: JustifiedRow[] = [];
  const heightOf = (sum: number, count: number) => Math.max(1, (width - gap * (count - 1)) / sum);
  for (let at = 0; at < ratios.length; ) {
    let end = at;
    let sum = 0;
    let height = Number.POSITIVE_INFINITY;
    while (end < ratios.length && height > rowHeight) {
      sum += ratios[end] ?? 1;
      end += 1;
      height = heightOf(sum, end - at);
    }
    const shorter = heightOf(sum - (ratios[end - 1] ?? 1), end - at - 1);
    // One photo fewer may be closer to the target height.
    if (end - at > 1 && shorter - rowHeight < rowHeight - height) {
      end -= 1;
      height = shorter;
    }
    // The last row of a group is not enlarged.
    const wanted = height > rowHeight * MOST_GROWTH ? rowHeight : height;
    rows.push(placeRow(ratios.slice(at, end), at, wanted, { width, gap }));
    at = end;
  }
  return rows;
}

/** Widths are whole pixels, and a row that fills the wall fills it exactly. */
function placeRow(
  ratios: readonly number[],
  at: number,
  wanted: number,
  { width, gap }: Pick<WallGeometry, 'width' | 'gap'>,
): JustifiedRow {
  const height = Math.round(wanted);
  const lefts: number[] = [];
  const widths: number[] = [];
  let exact = 0;
  for (const [i, ratio] of ratios.entries()) {
    const left = Math.round(exact) + gap * i;
    exact += ratio * wanted;
    lefts.push(left);
    widths.push(Math.min(width, Math.round(exact) + gap * i) - left);
  }
  return { at, lefts, widths, height };
}

/** The index of the first item that ends below a line; the number of items if there is none. */
export function firstBelow(items: readonly { top: number; height: number }[], line: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && item.top + item.height <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items between two lines. */
export function between<T extends { top: number; height: number }>(
  items: readonly T[],
  from: number,
  to: number,
): T[] {
  const found: T[] = [];
  for (let i = firstBelow(items, from); i < items.length; i += 1) {
    const item = items[i];
    if (!item || item.top >= to) break;
    found.push(item);
  }
  return found;
}

/** The row of a photo. */
export function rowOf({ rows }: WallLayout, position: number): WallRow | undefined {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.first ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return rows[low];
}

/** The photo to which a grid key moves the focus; null for other keys. */
export function positionAfter(
  layout: WallLayout,
  position: number,
  key: string,
  whole: boolean,
): number | null {
  const row = rowOf(layout, position);
  if (!row) return null;
  const rowIndex = layout.rows.indexOf(row);
  const last = layout.total - 1;
  const above = (by: number) => {
    const other = layout.rows[Math.min(layout.rows.length - 1, Math.max(0, rowIndex + by))];
    if (!other || other === row) return position;
    const at = position - row.first;
    const center = (row.lefts[at] ?? 0) + (row.widths[at] ?? 0) / 2;
    const nearest = other.lefts.findLastIndex((left) => left <= center);
    return other.first + Math.max(0, nearest);
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, position - 1);
    case 'ArrowRight':
      return Math.min(last, position + 1);
    case 'ArrowUp':
      return above(-1);
    case 'ArrowDown':
      return above(1);
    case 'PageUp':
      return above(-4);
    case 'PageDown':
      return above(4);
    case 'Home':
      return whole ? 0 : row.first;
    case 'End':
      return whole ? last : row.first + row.widths.length - 1;
    default:
      return null;
  }
}
