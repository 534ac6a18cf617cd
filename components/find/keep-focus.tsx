'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = { id: string; className: string | undefined; label: string; children: ReactNode };

/** The filter that was pressed, until the page that it leads to is there. */
let pressed: string | undefined;

/**
 * A navigation whose links lead to the same navigation on another page: the pressed one keeps the focus there, or the
 * button of the sheet that a phone shows it in.
 */
export function KeepFocus({ id, className, label, children }: Props) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = root.current;
    const links = [...(nav?.querySelectorAll('a') ?? [])];
    const link = links.find(({ textContent }) => textContent === pressed);
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
    (link?.checkVisibility() ? link : link && opener)?.focus({ preventScroll: true });
    pressed = undefined;
    const note = ({ target }: Event) => {
      pressed =
        links.find((link) => target instanceof Node && link.contains(target))?.textContent ?? undefined;
    };
    nav?.addEventListener('click', note);
    return () => nav?.removeEventListener('click', note);
  }, [id]);
  return (
    <nav ref={root} id={id} popover="auto" className={className} aria-label={label}>
      {children}
    </nav>
  );
}
