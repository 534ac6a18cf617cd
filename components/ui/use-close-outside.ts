import { type RefObject, useEffect } from 'react';

/** A click elsewhere and the focus going elsewhere close an open `details`. */
export function useCloseOutside(root: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = root.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [root]);
}
