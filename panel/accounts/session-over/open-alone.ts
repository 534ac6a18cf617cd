/**
 * Opens a dialog above Payload's drawers, whose focus traps and Escape would drop its input. Returns a function that
 * closes it and gives the focus back.
 */
export function openAlone(dialog: HTMLDialogElement): () => void {
  const keep = (event: Event) => {
    if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('focusin', keep, true);
  window.addEventListener('keydown', keep, true);
  dialog.showModal();
  return () => {
    window.removeEventListener('focusin', keep, true);
    window.removeEventListener('keydown', keep, true);
    dialog.close();
  };
}
