type Point = { x: number; y: number };
type Axis = 'x' | 'y';

/** Gestures on the stage; offsets in px from their start, speeds in px per second. */
type Hand = {
  isZoomed: () => boolean;
  drag: (axis: Axis, offset: number) => void;
  drop: (axis: Axis, offset: number, speed: number) => void;
  pan: (x: number, y: number) => void;
  pinch: (point: Point, factor: number) => void;
  doubleTap: (point: Point) => void;
};

const SLACK_PX = 8;
const DOUBLE_TAP_MS = 300;
const HELD_STILL_MS = 80;

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Tells fingers and mouse on an element apart: swipe, pull, pan, pinch, double tap. Gives the way to stop. */
export function followGestures(stage: HTMLElement, hand: Hand): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let axis: Axis | null = null;
  let isTap = false;
  let tapped = { at: 0, point: start };
  let pace = { at: 0, speed: 0 };

  const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    isTap = fingers.size === 1;
    start = pointOf(event);
    if (isTap) axis = null;
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      hand.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      hand.pinch(middle, between(now, other) / Math.max(1, between(before, other)));
      return;
    }
    if (between(now, start) > SLACK_PX) isTap = false;
    if (hand.isZoomed()) return hand.pan(now.x - before.x, now.y - before.y);
    if (isTap) return;
    axis ??= Math.abs(now.x - start.x) > Math.abs(now.y - start.y) ? 'x' : 'y';
    pace = {
      at: event.timeStamp,
      speed: ((now[axis] - before[axis]) * 1000) / Math.max(1, event.timeStamp - pace.at),
    };
    hand.drag(axis, now[axis] - start[axis]);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const now = pointOf(event);
    const isCancelled = event.type === 'pointercancel';
    if (axis) {
      const isHeld = isCancelled || event.timeStamp - pace.at > HELD_STILL_MS;
      hand.drop(axis, isCancelled ? 0 : now[axis] - start[axis], isHeld ? 0 : pace.speed);
    } else if (isTap && !isCancelled) {
      const isSecond =
        event.timeStamp - tapped.at < DOUBLE_TAP_MS && between(now, tapped.point) < 4 * SLACK_PX;
      if (isSecond) hand.doubleTap(now);
      tapped = { at: isSecond ? 0 : event.timeStamp, point: now };
    }
    axis = null;
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, up, { signal });
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
