'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { closeOnCurrent, closeOnEscape } from '@/components/ui/close-on-escape';

type Props = { label: string; icon: ReactNode; className?: string | undefined; children: ReactNode };

/** A dropdown that is a plain `details` without JS; with it, Esc, a click elsewhere or a choice closes it. */
export function Disclosure({ label, icon, className, children }: Props) {
  const root = useRef<HTMLDetailsElement>(null);

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
  }, []);

  return (
    <details ref={root} className={className} onKeyDown={closeOnEscape} onClick={closeOnCurrent}>
      <summary>
        {label}
        {icon}
      </summary>
      {children}
    </details>
  );
}
