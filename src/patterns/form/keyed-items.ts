// The items of an ordered list while it is edited. A key stays with its item when the order changes, so that its inputs
// keep the focus and its errors stay beside it.

export interface KeyedItem<Item> {
  readonly key: string;
  readonly value: Item;
}

let created = 0;

/** An item that is not stored yet. */
export const newItem = <Item>(value: Item): KeyedItem<Item> => ({ key: `new-${++created}`, value });

/** Stored items are known by their id; items without one by their position. */
export function withKeys<Item>(items: readonly Item[] | null | undefined): KeyedItem<Item>[] {
  return (items ?? []).map((value, index) => ({ key: idOf(value) ?? `stored-${index}`, value }));
}

export const withoutKeys = <Item>(items: readonly KeyedItem<Item>[]): Item[] =>
  items.map(({ value }) => value);

export const replaceItem = <Item>(items: readonly KeyedItem<Item>[], key: string, value: Item) =>
  items.map((item) => (item.key === key ? { key, value } : item));

/** The items with one of them at another index. */
export function moveItem<Item>(items: readonly KeyedItem<Item>[], key: string, index: number) {
  const moved = items.find((item) => item.key === key);
  return moved ? items.filter((item) => item !== moved).toSpliced(index, 0, moved) : [...items];
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : null;
