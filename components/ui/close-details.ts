import type { MouseEvent } from 'react';

/** A link to the current page does not close the `details` around it by loading a new page. */
export function closeOnCurrent({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('[aria-current]')) closeDetails(currentTarget);
}

/** Closes a `details` and gives the focus, which would be lost with what it hides, to its summary. */
export function closeDetails(details: HTMLDetailsElement) {
  details.open = false;
  details.querySelector('summary')?.focus();
}
