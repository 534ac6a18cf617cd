import { type ReactNode, useRef } from 'react';
import share from '@/components/share/share-menu.module.scss';
import { closeOnEscape, showMenu } from '@/components/ui/close-details';
import { useCloseOutside } from '@/components/ui/use-close-outside';

/** The menu of everything that is not the first thing to do with a selection. */
export function MoreMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDetailsElement>(null);
  useCloseOutside(root);
  return (
    <details ref={root} className={share.share} onKeyDown={closeOnEscape} onToggle={showMenu}>
      <summary className={share.toggle}>{label}</summary>
      <div className={share.menu}>{children}</div>
    </details>
  );
}
