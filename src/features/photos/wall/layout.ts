// Where every photo of a wall is, from nothing but aspect ratios. Pure: the same days and width give the same wall, so
// what is loaded later never moves anything.
import type { PhotoDay } from '~/api/photos';

export interface WallGeometry {
  /** In pixels, of the wall. */
  width: number;
  /** The height that rows come close to. */
  rowHeight: number;
  gap: number;
  headerHeight: number;
}

/** Photos side by side. */
export interface WallRow {
  /** Position of its first photo, counted over the whole wall. */
  first: number;
  /** Left edge and width of each photo. */
  lefts: readonly number[];
  widths: readonly number[];
  top: number;
  height: number;
  /** Its place among the rows of an accessible grid, headers included, from 1. */
  index: number;
}

/** Rows below one header: a day, or neighboring days with few photos. */
export interface WallGroup {
  /** The newest and the oldest day, as `2026-09-10`. */
  newest: string;
  oldest: string;
  first: number;
  count: number;
  top: number;
  height: number;
  rows: readonly WallRow[];
  /** As of a row: that of the header. */
  index: number;
}

export interface WallLayout {
  groups: readonly WallGroup[];
  rows: readonly WallRow[];
  height: number;
  total: number;
  /** How many rows an accessible grid has, headers included. */
  rowCount: number;
}

/** Neighboring days of a month share a header until they have this many photos. */
const FEW = 12;
/** Photos of a row that nearly fills the wall are made larger until it does. */
const MOST_GROWTH = 1.3;
/** A panorama or a strip is cropped in its tile. */
const [NARROWEST, WIDEST] = [0.4, 3];

export function layOut(days: readonly PhotoDay[], geometry: WallGeometry): WallLayout {
  const groups: WallGroup[] = [];
  const rows: WallRow[] = [];
  let top = 0;
  let first = 0;
  let index = 1;
  for (const { newest, oldest, ratios } of groupDays(days)) {
    const group = { newest, oldest, first, count: ratios.length, top, index };
    index += 1;
    let rowTop = top + geometry.headerHeight;
    const own = justify(ratios, geometry).map(({ at, ...row }) => {
      const placed = { ...row, first: first + at, top: rowTop, index };
      rowTop += row.height + geometry.gap;
      index += 1;
      return placed;
    });
    rows.push(...own);
    groups.push({ ...group, rows: own, height: rowTop - top });
    top = rowTop;
    first += ratios.length;
  }
  return { groups, rows, height: top, total: first, rowCount: index - 1 };
}

/** Days as groups, newest first, with the ratios of their photos as numbers around 1. */
function groupDays(days: readonly PhotoDay[]) {
  const groups: { newest: string; oldest: string; ratios: number[] }[] = [];
  for (const { date, ratios } of days) {
    const shares = ratios.map((percent) => Math.min(WIDEST, Math.max(NARROWEST, percent / 100)));
    const group = groups.at(-1);
    const isNeighbor = group && group.oldest.slice(0, 7) === date.slice(0, 7);
    if (isNeighbor && group.ratios.length < FEW && shares.length < FEW) {
      group.oldest = date;
      group.ratios.push(...shares);
    } else groups.push({ newest: date, oldest: date, ratios: shares });
  }
  return groups;
}

type JustifiedRow = Pick<WallRow, 'lefts' | 'widths' | 'height'> & { at: number };

/** Breaks photos into rows that are as wide as the wall. */
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
    // One photo less may come closer to the usual height.
    if (end - at > 1 && shorter - rowHeight < rowHeight - height) {
      end -= 1;
      height = shorter;
    }
    // The last row of a group is not blown up to fill the wall.
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

/** The first of some things in order that ends below a line; their count where none does. */
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

/** Those between two lines. */
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

/** The row that a photo is in. */
export function rowOf({ rows }: WallLayout, position: number): WallRow | undefined {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.first ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return rows[low];
}

/** Where the focus goes from a photo, as the keys of a grid move it; null for any other key. */
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
