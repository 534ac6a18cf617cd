import { useEffect, useState } from 'react';

/** Announces `listening` once hearts show what is stored, so that repeated presses do not undo them (early-taps.md). */
export function useListening() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) document.dispatchEvent(new Event('listening'));
    else setIsDrawn(true);
  }, [isDrawn]);
}
