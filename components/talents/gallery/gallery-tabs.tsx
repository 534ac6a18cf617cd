'use client';

import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import styles from './gallery-tabs.module.scss';

type Props = { label: string; tabs: { name: string; label: string }[]; children: ReactNode };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs by the ARIA pattern; each has an address (`#snap`), below which its photos are (`#snap-2`). One needs none. */
export function GalleryTabs({ label, tabs, children }: Props) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children);

  useEffect(() => {
    const follow = () => {
      const [, gallery] = /^#(\w+)(?:-\d+)?$/.exec(window.location.hash) ?? [];
      const named = tabs.findIndex(({ name }) => name === gallery);
      if (named >= 0) setActive(named);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [tabs]);

  const open = (index: number) => {
    setActive(index);
    window.history.replaceState(null, '', `#${tabs[index]?.name}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[unmodifiedKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    // The gallery that opens handles arrow keys on the document too, after React does.
    event.nativeEvent.stopImmediatePropagation();
    const next = (active + step + tabs.length) % tabs.length;
    open(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  if (tabs.length === 1) return <div className={styles.panel}>{children}</div>;
  return (
    <div className={styles.galleries}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            aria-controls={`panel-${tab.name}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => open(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          // Not the tab's address: Back to it would scroll the page here.
          id={`panel-${tab.name}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.name}`}
          className={styles.panel}
          data-active={index === active}
        >
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
