'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = { className: string | undefined; label: string; children: ReactNode };

/** The filter that was pressed, until the page that it leads to is there. */
let pressed: string | undefined;

/** A navigation whose links lead to the same navigation on another page: the pressed one keeps the focus there. */
export function KeepFocus({ className, label, children }: Props) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = root.current;
    const links = [...(nav?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
    links.find(({ dataset }) => dataset.filter === pressed)?.focus({ preventScroll: true });
    pressed = undefined;
    const note = ({ target }: Event) => {
      pressed = links.find((link) => target instanceof Node && link.contains(target))?.dataset.filter;
    };
    nav?.addEventListener('click', note);
    return () => nav?.removeEventListener('click', note);
  }, []);
  return (
    <nav ref={root} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
