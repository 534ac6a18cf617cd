/**
 * Closes what is open in the header, for a page that is left: a link that is followed before the script listens loads
 * its page whole, and Back would bring this one out of the back/forward cache under its open menu.
 */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) menu.open = false;
}
