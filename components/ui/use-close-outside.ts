import { type RefObject, useEffect } from 'react';

/** A press elsewhere and the focus going elsewhere close an open `details`. */
export function useCloseOutside(root: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const details = root.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const listening = new AbortController();
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, closeOutside, listening);
    return () => listening.abort();
  }, [root]);
}
