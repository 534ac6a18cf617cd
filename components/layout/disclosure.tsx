'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { CHEVRON } from '@/components/ui/icon-paths';

type Props = { label: string; className?: string | undefined; children: ReactNode };

/** A dropdown that is a plain `details` without JS; with it, Esc, a click elsewhere or a choice closes it. */
export function Disclosure({ label, className, children }: Props) {
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

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return;
    root.current.open = false;
    root.current.querySelector('summary')?.focus();
  };

  return (
    <details ref={root} className={className} onKeyDown={closeOnEscape}>
      <summary>
        {label}
        <Icon path={CHEVRON} size={16} />
      </summary>
      {children}
    </details>
  );
}
