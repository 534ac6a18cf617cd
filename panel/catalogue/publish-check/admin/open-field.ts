const FRAMES = 60;
const FOCUSABLE = 'input:not([type=hidden]), textarea, button, [tabindex]';

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));

/** Opens a field's tab, scrolls to the field and puts the focus into it. */
export async function openField(path: string, tab: number): Promise<void> {
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const place = document.getElementById(`field-${path.replaceAll('.', '__')}`);
    const field = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
    if (field && field.offsetParent !== null) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
      return;
    }
    await nextFrame();
  }
}
