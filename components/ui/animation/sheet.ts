import { type PanInfo, PanSession, spring } from 'motion';
import { animate } from 'motion/mini';
import { isStill } from '../motion';
import { isThrown } from './is-thrown';

type Options = {
  /** The sheet's way out: `y` downwards, `x` towards the right. */
  axis: 'x' | 'y';
  /** A mouse drags the sheet by this; a finger anywhere but on fields and scrollers. */
  handle: Element;
  onThrown: () => void;
};

const FIELDS = 'input, textarea, select';

/** Whether something between the touched element and the sheet is scrolled: then a finger scrolls it back first. */
function isScrolled(touched: Element, sheet: HTMLElement) {
  for (let each: Element | null = touched; each && sheet.contains(each); each = each.parentElement)
    if (each.scrollTop > 0) return true;
  return false;
}

/** Lets an open sheet follow the finger and be thrown shut; returns a function that ends this. */
export function holdSheet(sheet: HTMLElement, { axis, handle, onThrown }: Options) {
  const across = axis === 'x' ? 'y' : 'x';
  const shift = (px: number) => (axis === 'x' ? `translateX(${px}px)` : `translateY(${px}px)`);
  const isAlong = (offset: PanInfo['offset']) => offset[axis] > Math.abs(offset[across]);
  let session: PanSession | undefined;
  let start = { x: 0, y: 0 };
  let at = 0;
  let isHeld = false;
  let isGliding = false;

  const put = (px: number) => {
    at = px;
    sheet.style.transform = shift(px);
  };
  const letGo = () => {
    session?.end();
    session = undefined;
    isHeld = false;
    delete sheet.dataset.held;
    sheet.style.removeProperty('transform');
  };
  const glide = (to: number, speed: number) => {
    isGliding = true;
    // A spring of texts runs from 0 to 100.
    const velocity = (speed * 100) / (to - at);
    return animate(
      sheet,
      { transform: [shift(at), shift(to)] },
      { type: spring, bounce: 0, visualDuration: 0.25, velocity },
    );
  };

  const end = async (event: Event, { velocity }: PanInfo) => {
    session = undefined;
    if (!isHeld) return;
    const length = axis === 'x' ? sheet.offsetWidth : sheet.offsetHeight;
    const speed = velocity[axis];
    if (event.type !== 'pointercancel' && isThrown({ at, length, speed })) {
      sheet.dataset.held = 'thrown';
      await glide(length, Math.max(0, speed));
      onThrown();
    } else {
      await glide(0, 0);
      isGliding = false;
      letGo();
    }
  };

  const down = (event: PointerEvent) => {
    session = undefined;
    const { target } = event;
    // A zoomed page is moved by one finger.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
    if (isGliding || isZoomed || isStill() || event.button !== 0 || !(target instanceof Element)) return;
    const isOnHandle = handle.contains(target);
    if (event.pointerType === 'mouse' && !isOnHandle) return;
    if (!isOnHandle && (target.closest(FIELDS) || isScrolled(target, sheet))) return;
    start = { x: event.clientX, y: event.clientY };
    session = new PanSession(event, {
      onStart: (_event, { offset }) => {
        isHeld = isAlong(offset);
        if (isHeld) sheet.dataset.held = '';
        else letGo();
      },
      onMove: (_event, { offset }) => {
        if (isHeld) put(Math.max(0, offset[axis]));
      },
      onEnd: end,
      onSessionEnd: () => {
        session = undefined;
      },
    });
  };

  // While a finger moves the sheet the browser must not scroll: only the first event can prevent that.
  const move = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (!session || !touch || second || !event.cancelable) return;
    const offset = { x: touch.clientX - start.x, y: touch.clientY - start.y };
    if (isHeld || isAlong(offset)) event.preventDefault();
  };

  // A press that ended as a throw is no press.
  const click = (event: Event) => {
    if (!('held' in sheet.dataset)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // A mouse draws the sheet, not the link beneath it.
  const dragStart = (event: Event) => {
    if (session) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  sheet.addEventListener('pointerdown', down, { signal });
  sheet.addEventListener('touchmove', move, { signal, passive: false });
  sheet.addEventListener('dragstart', dragStart, { signal });
  sheet.addEventListener('click', click, { signal, capture: true });
  sheet.dataset.sheet = axis;
  return () => {
    listening.abort();
    delete sheet.dataset.sheet;
    letGo();
  };
}
