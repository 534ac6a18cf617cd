import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react';

/** A link to the current page does not close the `details` around it by loading a new page. */
export function closeOnCurrent({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('[aria-current]')) closeDetails(currentTarget);
}

/** Esc, whatever else is pressed, closes a `details` and gives the focus back to its summary. */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape') closeDetails(currentTarget);
}

/** Closes a `details` and gives the focus, which would be lost with its content, to its summary. */
export function closeDetails(details: HTMLDetailsElement) {
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** A menu that opens below the window comes into sight. */
export function showMenu({ currentTarget: { open, lastElementChild } }: ToggleEvent<HTMLDetailsElement>) {
  if (open) lastElementChild?.scrollIntoView({ block: 'nearest' });
}
