'use client';

import { type ReactNode, useRef } from 'react';
import { closeOnCurrent, closeOnEscape } from '@/components/ui/close-details';
import { useCloseOutside } from '@/components/ui/use-close-outside';

type Props = { label: string; icon: ReactNode; className?: string | undefined; children: ReactNode };

/** A dropdown that is a plain `details` without JS; with it, Esc, a click elsewhere or a choice closes it. */
export function Disclosure({ label, icon, className, children }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  useCloseOutside(root);

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
