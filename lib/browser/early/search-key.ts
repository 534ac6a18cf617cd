/** Ctrl or ⌘ K presses the search. */
export function followSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-waits=search]')?.click();
  });
}
