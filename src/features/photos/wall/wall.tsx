// biome-ignore-all lint/a11y/useSemanticElements: a justified wall has rows without columns, which no table has
// biome-ignore-all lint/a11y/useFocusableInteractive: of the grid only its photos take the focus
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Photo } from '~/api/photos';
import { type KeyPress, pressShortcut, useShortcuts } from '~/parts/shortcuts/shortcuts';
import type { GallerySearch } from '../model/gallery-address';
import { usePhotoLabel } from '../model/use-photo-label';
import type { PhotoSelection } from '../model/use-selection';
import { DayHeadings } from './day-headings';
import { between, positionAfter, rowOf, type WallLayout, type WallRow } from './layout';
import { Tile } from './tile';
import { useLongPress } from './use-long-press';
import { useMarquee } from './use-marquee';
import type { Viewport } from './use-viewport';
import styles from './wall.module.css';

interface WallProps {
  ref: RefObject<HTMLDivElement | null>;
  layout: WallLayout;
  viewport: Viewport;
  photoAt: (position: number) => Photo | undefined;
  selection: PhotoSelection;
  /** The number of photos at the beginning that have just arrived. */
  fresh: number;
  busy: boolean;
  /** As `2026-11-23`, in the time zone of the business. */
  today: string;
  /** The filters of the URL. */
  search: GallerySearch;
}

/** A virtual grid of all photos. */
export function Wall({ ref, layout, viewport, photoAt, selection, fresh, busy, search, today }: WallProps) {
  const { t } = useLingui();
  const router = useRouter();
  const labelOf = usePhotoLabel();
  const [current, setCurrent] = useState<number | null>(null);
  const { searchStr } = router.buildLocation({ to: '/gallery/$photoId', params: { photoId: '-' }, search });
  const goal = useRef<number | null>(null);
  const marquee = useMarquee({ wall: ref, layout, photoAt, selection });
  const longPress = useLongPress((target) => {
    const position = positionOf(target);
    if (position !== null) selection.toggle(position);
  });
  const visible = between(layout.groups, viewport.from, viewport.to);
  const first = visible[0]?.rows.find(({ top, height }) => top + height > viewport.from);
  const isDrawn = (row: WallRow) =>
    (row.top < viewport.to && row.top + row.height > viewport.from) || row === currentRow;
  const currentRow = current === null ? undefined : rowOf(layout, current);
  // The focused row stays rendered, or the focus would be lost.
  const currentGroup = currentRow && layout.groups.find(({ rows }) => rows.includes(currentRow));
  const groups = currentGroup && !visible.includes(currentGroup) ? [...visible, currentGroup] : visible;
  const stop = current !== null && current < layout.total ? current : (first?.first ?? 0);

  // The photo may have been rendered only now.
  useEffect(() => {
    if (goal.current === null) return;
    const link = ref.current?.querySelector<HTMLElement>(`[data-photo="${goal.current}"]`);
    if (!link) return;
    goal.current = null;
    link.focus({ preventScroll: true });
  });

  const focus = (position: number) => {
    const row = rowOf(layout, position);
    if (!row || !ref.current) return;
    goal.current = position;
    setCurrent(position);
    bringIntoSight(ref.current, row);
  };
  const select = (event: KeyPress, range: boolean) => {
    const position = positionOf(event.target);
    return position !== null && selection.toggle(position, range);
  };
  const shortcuts = [
    {
      keys: ['x', ' '],
      label: msg`Select the photo`,
      run: (event: KeyPress) => select(event, event.shiftKey),
    },
    { keys: ['X'], label: msg`Select all up to this photo`, run: (event: KeyPress) => select(event, true) },
    {
      keys: ['Escape'],
      label: msg`Clear selection`,
      run: () => selection.active && selection.clear(),
    },
  ];
  useShortcuts({ title: msg`Photos`, shortcuts }, 'element');
  const onKeyDown = (event: KeyboardEvent) => {
    const position = positionOf(event.target);
    if (position === null || event.metaKey || event.altKey || pressShortcut(shortcuts, event)) return;
    const to = positionAfter(layout, position, event.key, event.ctrlKey);
    if (to === null) return;
    focus(to);
    event.preventDefault();
  };
  const open = (position: number) => {
    const photo = photoAt(position);
    if (!photo) return;
    void router.navigate({
      to: '/gallery/$photoId',
      params: { photoId: photo.id },
      search,
      state: { fromWall: true },
    });
  };
  const onDoubleClick = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position !== null && !(event.target instanceof HTMLInputElement)) open(position);
  };
  const onClick = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position === null || marquee.isDragged() || longPress.isHeld()) {
      event.preventDefault();
      return;
    }
    setCurrent(position);
    const isCheck = event.target instanceof HTMLInputElement;
    const isPlain = !event.metaKey && !event.ctrlKey;
    // Enter on a link is a click without a pointer.
    const isEnter = event.detail === 0 && !isCheck;
    if (isCheck || event.shiftKey || (isPlain && !isEnter && selection.active)) {
      // Preventing the event would show the checkbox's previous state again.
      if (!isCheck) event.preventDefault();
      selection.toggle(position, event.shiftKey);
      return;
    }
    if (!isPlain || !photoAt(position)) return;
    event.preventDefault();
    open(position);
  };
  return (
    <div
      ref={ref}
      role="grid"
      className={styles.wall}
      style={{ blockSize: layout.height }}
      aria-label={t`Photos`}
      aria-multiselectable
      aria-rowcount={layout.rowCount}
      aria-busy={busy || undefined}
      data-selecting={selection.active || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={({ target }) => {
        const position = positionOf(target);
        if (position !== null) setCurrent(position);
      }}
      onPointerDown={(event) => {
        marquee.onPointerDown(event);
        longPress.onPointerDown(event);
      }}
      onContextMenu={longPress.onContextMenu}
    >
      {groups.map((group) => (
        <div
          key={group.first}
          role="rowgroup"
          className={styles.group}
          style={{ insetBlockStart: group.top, blockSize: group.height }}
        >
          <div role="row" className={styles.header} aria-rowindex={group.index}>
            <DayHeadings days={group.days} today={today} />
          </div>
          {group.rows.filter(isDrawn).map((row) => (
            <div
              key={row.first}
              role="row"
              className={styles.row}
              style={{ insetBlockStart: row.top - group.top, blockSize: row.height }}
              aria-rowindex={row.index}
            >
              {row.widths.map((width, i) => {
                const position = row.first + i;
                const photo = photoAt(position);
                return (
                  <Tile
                    key={photo?.id ?? position}
                    photo={photo}
                    position={position}
                    left={row.lefts[i] ?? 0}
                    width={width}
                    height={row.height}
                    selected={photo !== undefined && selection.has(photo.id)}
                    current={position === stop}
                    fresh={position < fresh}
                    label={photo ? labelOf(photo) : ''}
                    query={searchStr}
                  />
                );
              })}
            </div>
          ))}
        </div>
      ))}
      {marquee.box && <div className={styles.marquee} style={marquee.box} aria-hidden />}
    </div>
  );
}

function positionOf(target: EventTarget | null): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
  return tile ? Number(tile.dataset.position) : null;
}

/** The height of fixed bars at the edges of the screen. */
const COVERED = 96;

function bringIntoSight(wall: HTMLElement, row: WallRow): void {
  const top = wall.getBoundingClientRect().top + row.top;
  const bottom = top + row.height;
  if (top < COVERED) scrollBy({ top: top - COVERED, behavior: 'instant' });
  else if (bottom > innerHeight - COVERED)
    scrollBy({ top: bottom - innerHeight + COVERED, behavior: 'instant' });
}
