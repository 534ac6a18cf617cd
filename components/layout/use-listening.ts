import { useEffect, useState } from 'react';

/** Tells early presses that the page listens, once what it read from the storage is drawn: a kept heart stays kept. */
export function useListening() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) document.dispatchEvent(new Event('listening'));
    else setIsDrawn(true);
  }, [isDrawn]);
}
