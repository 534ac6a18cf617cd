import { isThrown } from '@/components/ui/animation/is-thrown';
import type { Animation } from '@/components/ui/animation/load-animation';
import { followGestures } from './gestures';
import { keepInside, type View, WHOLE, wholeIn, zoomAt } from './zoom';

type Actions = { step: (by: 1 | -1) => boolean; close: () => void };
type Parts = { stage: HTMLElement; strip: HTMLElement; animation: Animation | null; actions: Actions };

const CLOSER = 2.5;
const WHEEL = 0.002;
const KEEPS_BACK = 0.3;

const shift = (x: number, y = 0) => `translate(${x}px, ${y}px)`;

/** The viewer's pictures: a strip of slides under gestures, the current one can be enlarged. */
export function createStage({ stage, strip, animation, actions }: Parts) {
  let at = 0;
  let ratio = 1;
  let view: View = WHOLE;
  let lastSwipe = 0;

  const place = (index: number) => -index * stage.clientWidth;
  const picture = () => strip.children[at]?.querySelector('img') ?? null;
  const glide = (element: HTMLElement, from: string, to: string) => {
    element.style.transform = to;
    return animation?.glide(element, from, to) ?? Promise.resolve();
  };

  const look = (next: View, isGliding = false) => {
    const image = picture();
    if (!image) return;
    const window = { width: stage.clientWidth, height: stage.clientHeight };
    const from = image.style.transform || 'none';
    view = next.scale === 1 ? WHOLE : keepInside(next, wholeIn(window, ratio), window);
    const to = `${shift(view.x, view.y)} scale(${view.scale})`;
    stage.toggleAttribute('data-zoomed', view.scale > 1);
    // A larger file, once it is looked at more closely.
    if (view.scale > 1) image.sizes = `${Math.round(100 * view.scale)}vw`;
    if (isGliding && from !== 'none') void glide(image, from, to);
    else image.style.transform = to;
  };
  const fromMiddle = ({ x, y }: { x: number; y: number }) => ({
    x: x - stage.clientWidth / 2,
    y: y - stage.clientHeight / 2,
  });
  const toggle = (point: { x: number; y: number }) => {
    if (view === WHOLE) look(view, true);
    look(view.scale > 1 ? WHOLE : zoomAt(view, fromMiddle(point), CLOSER), true);
  };

  const stopFollowing = followGestures(stage, {
    isZoomed: () => view.scale > 1,
    drag(axis, offset) {
      if (axis === 'x') strip.style.transform = shift(place(at) + offset);
      else strip.style.transform = shift(place(at), offset);
    },
    drop(axis, offset, speed) {
      const [length, forth] = [axis === 'x' ? stage.clientWidth : stage.clientHeight, offset < 0 ? -1 : 1];
      const isGone = isThrown({ at: Math.abs(offset), length: length / 2, speed: speed * forth });
      if (isGone && axis === 'y') return actions.close();
      if (isGone && actions.step(forth === 1 ? -1 : 1)) return;
      void glide(strip, strip.style.transform, shift(place(at)));
    },
    pan: (x, y) => view.scale > 1 && look({ ...view, x: view.x + x, y: view.y + y }),
    pinch: (point, factor) => look(zoomAt(view, fromMiddle(point), factor)),
    doubleTap: toggle,
  });

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { deltaX, deltaY, timeStamp } = event;
    if (Math.abs(deltaX) <= Math.abs(deltaY) || view.scale > 1) {
      look(zoomAt(view, fromMiddle({ x: event.clientX, y: event.clientY }), Math.exp(-deltaY * WHEEL)));
      // One sweep of a trackpad is one step, with all the events that follow.
    } else if (timeStamp - lastSwipe > KEEPS_BACK * 1000) actions.step(deltaX > 0 ? 1 : -1);
    if (Math.abs(deltaX) > Math.abs(deltaY)) lastSwipe = timeStamp;
  };
  stage.addEventListener('wheel', wheel, { passive: false });
  const resized = new ResizeObserver(() => {
    strip.style.transform = shift(place(at));
    look(WHOLE);
  });
  resized.observe(stage);

  return {
    /** Goes to a slide whose picture has this ratio; at once for the first one. */
    show(index: number, ratioOfIt: number) {
      look(WHOLE);
      const from = strip.style.transform;
      [at, ratio] = [index, ratioOfIt];
      if (from) void glide(strip, from, shift(place(at)));
      else strip.style.transform = shift(place(at));
    },
    /** The picture grows out of, or shrinks back into, the one on the page. */
    async grow(from: DOMRect, way: 'in' | 'out') {
      const image = picture();
      if (!image || !animation) return;
      const small =
        from.width / wholeIn({ width: stage.clientWidth, height: stage.clientHeight }, ratio).width;
      const middle = fromMiddle({ x: from.x + from.width / 2, y: from.y + from.height / 2 });
      const there = `${shift(middle.x, middle.y)} scale(${small})`;
      const here = `${shift(view.x, view.y)} scale(${view.scale})`;
      await (way === 'in' ? glide(image, there, here) : glide(image, here, there));
    },
    zoom: (factor: number) => look(zoomAt(view, { x: 0, y: 0 }, factor), true),
    stop() {
      stopFollowing();
      resized.disconnect();
      stage.removeEventListener('wheel', wheel);
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
