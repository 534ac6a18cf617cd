'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closeOnCurrent, closeOnEscape } from '@/components/ui/close-on-escape';
import styles from './mobile-menu.module.scss';

type Props = {
  openLabel: string;
  closeLabel: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

const BEHIND = '#main, footer, [href="#main"]';

/**
 * The full-screen menu of small screens (SPEC section 2, Navigation). A `details`, so that it opens without JS; with
 * it, the page behind is inert and does not scroll, and Esc closes it. A chosen link brings a new page, menu closed;
 * so does a wider screen, which has no such menu.
 */
export function MobileMenu({ openLabel, closeLabel, openIcon, closeIcon, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    for (const element of behind) element.inert = true;
    document.documentElement.style.overflow = 'hidden';
    const closeUnseen = () => {
      if (root.current?.offsetParent === null) root.current.open = false;
    };
    window.addEventListener('resize', closeUnseen);
    // turned before anybody listened
    closeUnseen();
    return () => {
      window.removeEventListener('resize', closeUnseen);
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);

  return (
    <details
      ref={root}
      className={styles.menu}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={closeOnEscape}
      onClick={closeOnCurrent}
    >
      <summary className={styles.toggle} aria-label={isOpen ? closeLabel : openLabel}>
        <span className={styles.openIcon}>{openIcon}</span>
        <span className={styles.closeIcon}>{closeIcon}</span>
      </summary>
      <div className={styles.overlay}>{children}</div>
    </details>
  );
}
