// Pans and zooms the page: with the wheel, while space or the middle button is held, and with two fingers. It listens
// before Konva, which would otherwise move the layer below.

interface Point {
  x: number;
  y: number;
}

export interface NavigationEvents {
  onPanBy: (by: Point) => void;
  /** @param at the point of the container that stays where it is */
  onZoom: (factor: number, at: Point) => void;
  /** A second finger came down: what the first one began must not count. */
  onTakeOver: () => void;
}

const MIDDLE_BUTTON = 1;
/** Pixels of the wheel per doubling, roughly. */
const WHEEL = 300;

interface Fingers {
  middle: Point;
  distance: number;
}

/** @returns what stops listening */
export function listenToNavigation(container: HTMLElement, events: NavigationEvents): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: false, signal: controller.signal };
  const take = (event: Event) => {
    // Once the screen scrolls, touches can't be canceled.
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  };
  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = container.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const pan = (event: PointerEvent) => {
    const isPanning = container.dataset.panning !== undefined || event.button === MIDDLE_BUTTON;
    if (event.pointerType === 'touch' || !isPanning) return;
    take(event);
    let last = pointIn(event);
    const held = new AbortController();
    const move = (moved: PointerEvent) => {
      const now = pointIn(moved);
      events.onPanBy({ x: now.x - last.x, y: now.y - last.y });
      last = now;
    };
    addEventListener('pointermove', move, { signal: held.signal });
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => held.abort(), { signal: held.signal });
  };
  container.addEventListener('pointerdown', pan, options);

  let fingers: Fingers | null = null;
  const fingersOf = ({ touches: [first, second] }: TouchEvent): Fingers | null => {
    if (!first || !second) return null;
    const [one, other] = [pointIn(first), pointIn(second)];
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  };
  const pinch = (event: TouchEvent) => {
    const next = fingersOf(event);
    // Until the last finger is lifted, so that the one that stays longer moves nothing.
    if (!next && !fingers) return;
    take(event);
    if (event.touches.length === 0) {
      fingers = null;
      return;
    }
    if (!next) return;
    if (!fingers) events.onTakeOver();
    else if (event.type === 'touchmove') {
      events.onPanBy({ x: next.middle.x - fingers.middle.x, y: next.middle.y - fingers.middle.y });
      events.onZoom(next.distance / fingers.distance, next.middle);
    }
    fingers = next;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    container.addEventListener(type, pinch, options);

  const scroll = (event: WheelEvent) => {
    take(event);
    if (event.ctrlKey || event.metaKey) events.onZoom(Math.exp(-event.deltaY / WHEEL), pointIn(event));
    else events.onPanBy({ x: -event.deltaX, y: -event.deltaY });
  };
  container.addEventListener('wheel', scroll, options);
  return () => controller.abort();
}
