import { useEffect } from 'react';

/** While needed, the browser asks before the page is left. */
export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const listening = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), listening);
    return () => listening.abort();
  }, [isNeeded]);
}
