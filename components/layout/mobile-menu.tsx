'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadAnimation } from '@/components/ui/animation/load-animation';
import { closeOnCurrent, closeOnEscape } from '@/components/ui/close-details';
import styles from './mobile-menu.module.scss';

type Props = {
  openLabel: string;
  closeLabel: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

const BEHIND = '#main, footer, [href="#main"]';

/** Esc closes; Tab goes on from the last link to the bar: Firefox would find nothing but that link again. */
function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  closeOnEscape(event);
  if (event.key !== 'Tab' || event.shiftKey) return;
  if (event.target !== [...event.currentTarget.querySelectorAll('a')].pop()) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header a')?.focus();
}

/** The menu of small screens [S40.22-24]: a `details`, modal with JS, closed by Esc, link or swipe. */
export function MobileMenu({ openLabel, closeLabel, openIcon, closeIcon, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  // It may have been opened before the script came.
  useEffect(() => {
    if (root.current?.open) root.current.dispatchEvent(new Event('toggle'));
  }, []);

  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isOpen;
    const closeUnseen = () => {
      if (root.current?.offsetParent === null) root.current.open = false;
    };
    // The tablet may have been turned before the script came.
    closeUnseen();
    const listening = new AbortController();
    addEventListener('resize', closeUnseen, listening);
    return () => listening.abort();
  }, [isOpen]);

  return (
    <details
      ref={root}
      className={styles.menu}
      onToggle={({ currentTarget: menu }) => {
        setIsOpen(menu.open);
        if (menu.open) void loadAnimation().then((moving) => moving?.holdMenu(menu));
      }}
      onKeyDown={onKeyDown}
      onClick={closeOnCurrent}
    >
      <summary className={styles.toggle} aria-label={isOpen ? closeLabel : openLabel}>
        {openIcon}
        {closeIcon}
      </summary>
      {/* Firefox would make a scroller a Tab stop. */}
      <div className={styles.overlay} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
