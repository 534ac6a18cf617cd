import type { Item } from './items';

/** Hands the address of a photo to the phone's own sheet, else to the clipboard; says whether it was copied. */
export async function sharePhoto({ id, label }: Item): Promise<boolean> {
  const url = `${location.origin}${location.pathname}#${id}`;
  if (window.matchMedia('(pointer: coarse)').matches && navigator.share) {
    // Closing the sheet without a choice rejects: nothing went wrong.
    await navigator.share({ title: `${document.title}, ${label}`, url }).catch(() => undefined);
    return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
