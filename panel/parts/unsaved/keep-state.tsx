'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * At the first paint Payload's list writes its query into the address with the state `null`, before the router
 * notices: Back from an entry would leave the entry on the screen. This effect runs between both, and puts it back.
 */
export function KeepState({ children }: { children: ReactNode }) {
  const state = useRef<unknown>(null);
  useLayoutEffect(() => {
    state.current = window.history.state;
  }, []);
  useEffect(() => {
    if (window.history.state === null) window.history.replaceState(state.current, '');
  }, []);
  return children;
}
