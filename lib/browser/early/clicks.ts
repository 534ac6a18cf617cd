/** A link, a button or the intro. A heart is a button with a value; an answer of a package has `data-waits` too. */
type Clickable = HTMLElement & { href?: string; type?: string; value?: string; close?: () => void };

const queue: Clickable[] = [];
let listens = false;

/**
 * Queues presses of buttons, which need the page's script. Closing the intro and "Voltar" work at once; from
 * `listening` on React goes back, in browsers without the Navigation API too. A link or a button with `data-waits`
 * waits too; a link that is pressed twice before `listening` is followed. Any other link loads its page whole, from
 * `listening` until the browser is idle too: React hydrates the head last, and would leave the old page's title and
 * description in it. A link that React follows waits until then (`data-waits="idle"`).
 */
function press(event: MouseEvent): void {
  const pressed = event.target instanceof Element && event.target.closest<Clickable>('a,button,dialog');
  if (!pressed) return;
  const { dataset, href } = pressed;
  const asks = 'waits' in dataset;
  if (listens && (!href || dataset.back || (asks && dataset.waits !== 'idle'))) return;
  pressed.close?.();
  const back = dataset.back && self.navigation?.canGoBack;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const waits =
    pressed.type === 'button' || (asks && !((href && 'tapped' in dataset && !listens) || opensElsewhere));
  if (href || back || waits) event.stopImmediatePropagation();
  if (!back && !waits) return;
  event.preventDefault();
  if (back) {
    if (event.detail < 2) history.back();
    return;
  }
  if (!href || !queue.includes(pressed)) queue.push(pressed);
  pressed.toggleAttribute('data-tapped', !pressed.value || asks || undefined);
}

/** Repeats the presses in order; a heart ends in the state that it shows. */
async function repeat(isIdle: boolean): Promise<void> {
  for (const pressed of queue.splice(0)) {
    const { waits } = pressed.dataset;
    if (waits === 'idle' && !isIdle) {
      queue.push(pressed);
      continue;
    }
    const isWanted = !pressed.value || waits || pressed.matches('[data-tapped=""]:not([aria-pressed=true])');
    pressed.removeAttribute('data-tapped');
    if (isWanted) pressed.click();
    await 0;
  }
}

function endWhenIdle(): void {
  removeEventListener('click', press, true);
  void repeat(true);
  document.dispatchEvent(new Event('idle'));
  performance.mark('hydrated');
}

/** Presses before the page listens (components/layout/use-hydrated.ts) count. */
export function queueClicks(): void {
  addEventListener('click', press, true);
  document.addEventListener('hydrated', async () => {
    listens = true;
    await repeat(false);
    const field = document.activeElement;
    // Its mask is loaded when it gets the focus.
    if (field?.matches('input')) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if ('requestIdleCallback' in self) requestIdleCallback(endWhenIdle, { timeout: 2000 });
    else setTimeout(endWhenIdle);
  });
}
