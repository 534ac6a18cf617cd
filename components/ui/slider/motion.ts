import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for little data (Save-Data). */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

export const isStill = () => window.matchMedia(REDUCED).matches;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const mayMove = () => !isStill() && !savesData();
const unknown = () => true;

/** Whether things may move by themselves here: no reduced motion, no Save-Data (DESIGN 6). */
export const useMayMove = () => useSyncExternalStore(subscribe, mayMove, unknown);
