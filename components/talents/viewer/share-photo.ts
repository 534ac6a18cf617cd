import { hasShareSheet, openShareSheet } from '@/components/share/share-sheet';
import type { Item } from './items';

/** Hands the address of a photo to the phone's own sheet, else to the clipboard, else to whoever copies it; says whether it was copied. */
export async function sharePhoto({ id, label }: Item, prompt: string): Promise<boolean> {
  const url = `${location.origin}${location.pathname}#${id}`;
  const title = `${document.title}, ${label}`;
  if (hasShareSheet() && (await openShareSheet({ title, url }))) return false;
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    window.prompt(prompt, url);
    return false;
  }
}
