import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '~/lib/when-idle';
import { pageOf } from './page-of';

/** In CSS pixels around a link. */
const NEAR = 48;

/** The distance of a point from a box; 0 inside. */
export function distance({ x, y }: { x: number; y: number }, box: DOMRect): number {
  const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to);
  return Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom));
}

/** How many pages of the navigation are loaded at idle: the first ones are opened most. */
const IDLE_PAGES = 3;

/** Only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Nothing is preloaded on a metered connection, or offline. */
const mayFetch = () => navigator.onLine && !connection().saveData;

/** At idle, nothing on a slow one either. */
const mayFetchIdly = () => mayFetch() && !/[23]g$/.test(connection().effectiveType ?? '');

/**
 * Preloads the code and data of a page when the pointer is near its link, a finger touches near it, or it has the
 * focus; and, while the browser is idle, the code of the first pages of the navigation.
 * A loader never writes: the contract's changing GETs are mutations (`x-effect`).
 * @returns a function that stops it
 */
export function preloadNear(router: AnyRouter): () => void {
  const done = new Map<string, number>();
  const preload = (link: HTMLAnchorElement) => {
    const href = mayFetch() ? pageOf(link, router) : null;
    if (href === null || href === router.state.location.href) return;
    // For as long as preloaded data are fresh.
    if (Date.now() - (done.get(href) ?? 0) < 60_000) return;
    done.set(href, Date.now());
    // Failures are retried and reported when the page is opened.
    router.preloadRoute({ to: href, href }).catch(() => {});
  };
  let point: { x: number; y: number } | null = null;
  const look = () => {
    if (!point) return;
    const [x, y] = [point.x, point.y];
    point = null;
    for (const link of document.links) {
      if (link instanceof HTMLAnchorElement && distance({ x, y }, link.getBoundingClientRect()) <= NEAR)
        preload(link);
    }
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    // At most once per frame.
    if (!point) requestAnimationFrame(look);
    point = { x, y };
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLAnchorElement) preload(target);
  };
  let isStopped = false;
  const preloadCode = async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
    const others = links.map(({ pathname }) => pathname).filter((path) => path !== location.pathname);
    for (const path of [...new Set(others)].slice(0, IDLE_PAGES)) {
      await new Promise<void>(whenIdle);
      if (isStopped || !mayFetchIdly()) return;
      const [matched] = router.getMatchedRoutes(path);
      // Failures are retried and reported when the page is opened.
      await Promise.all(matched.map((route) => router.loadRouteChunk(route))).catch(() => {});
    }
  };
  void preloadCode();
  document.addEventListener('pointermove', move, { passive: true });
  // A finger moves no pointer before it touches.
  document.addEventListener('pointerdown', move, { passive: true });
  document.addEventListener('focusin', focus);
  return () => {
    isStopped = true;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerdown', move);
    document.removeEventListener('focusin', focus);
  };
}
