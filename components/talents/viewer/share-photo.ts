import { hasShareSheet, openShareSheet } from '@/components/share/share-sheet';
import type { Item } from './items';

/** Shares a photo's address by the phone's sheet, else the clipboard, else by hand; says whether it was copied. */
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
