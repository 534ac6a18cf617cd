'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** The filter that was pressed, until the page that it leads to is there. */
let pressed: string | undefined;

/** The label of a link, without the number of those whom it would find. */
const labelOf = ({ textContent }: HTMLElement) => textContent.replace(/\d+$/, '');

/**
 * A navigation whose links lead to the same navigation on another page: the pressed one keeps the focus there, or the
 * button of the sheet that a phone shows it in.
 */
export function KeepFocus({
  className,
  label,
  children,
}: {
  className: string | undefined;
  label: string;
  children: ReactNode;
}) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const link = links.find((each) => labelOf(each) === pressed);
    const opener = document.querySelector<HTMLElement>('main [popovertarget]');
    (link?.checkVisibility() ? link : link && opener)?.focus({ preventScroll: true });
    pressed = undefined;
  }, []);
  const note = ({ target }: MouseEvent) => {
    const clicked = target instanceof Element && target.closest('a');
    pressed = clicked ? labelOf(clicked) : undefined;
  };
  return (
    <nav ref={root} className={className} aria-label={label} onClickCapture={note}>
      {children}
    </nav>
  );
}
