import { useEffect, useState } from 'react';

/** Announces hydration once hearts show the stored state, so that replayed clicks keep it (early-clicks.md). */
export function useHydrated() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) document.dispatchEvent(new Event('hydrated'));
    else setIsDrawn(true);
  }, [isDrawn]);
}
