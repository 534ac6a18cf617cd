import { useSyncExternalStore } from 'react';
import { savesData } from './line';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion: then nothing glides, fades or plays by itself. */
export const isStill = () => window.matchMedia(REDUCED).matches;

function subscribe(onChange: () => void) {
  const listening = new AbortController();
  window.matchMedia(REDUCED).addEventListener('change', onChange, listening);
  return () => listening.abort();
}

const mayMove = () => !isStill() && !savesData();
const unknown = () => true;

/** Whether things may move by themselves here: no reduced motion, no Save-Data. */
export const useMayMove = () => useSyncExternalStore(subscribe, mayMove, unknown);
