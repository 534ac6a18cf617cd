import type { KeyboardEvent } from 'react';
import { closeDetails } from './close-details';

type Pressed = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The key of an event; empty with Ctrl, Alt or ⌘, which belong to the browser: back, zoom, the ends of a text. */
export const plainKey = ({ key, ctrlKey, altKey, metaKey }: Pressed): string =>
  ctrlKey || altKey || metaKey ? '' : key;

/** Esc, whatever else is pressed, closes a `details` and gives the focus back to its summary. */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape') closeDetails(currentTarget);
}
