import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** The document's, which comes up to its window. */
    visibilitychange: Event;
  }
}

/** Listens to an event of the window while the component is on the page. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => unknown,
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const call = (event: WindowEventMap[Type]) => void listen(event);
    window.addEventListener(type, call);
    return () => window.removeEventListener(type, call);
  }, [type]);
}
