/**
 * Opens a dialog above Payload's drawers, whose focus traps would take the focus back and whose Escape would drop what was
 * written. Gives what closes it: the focus returns to where it was.
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
