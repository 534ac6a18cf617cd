import { FAVORITES_STORAGE_KEY, UNITS_STORAGE_KEY } from '../domain/constants.ts';
import { DEVICE_LIFE_MS, DEVICE_STORAGE_KEY } from '../domain/device-key.ts';
import { KEPT_PHOTOS_DATABASE, KEPT_PHOTOS_UNTIL_KEY } from '../domain/kept-photos.ts';

/**
 * A script for every page's head (docs/decisions/early-taps.md). It queues buttons pressed before the page listens:
 * each press is repeated at `listening` (components/layout/use-listening.ts). A
 * heart (a button with a `value`) ends in the state it shows, and is saved once if the page is left before: one that is removed elsewhere does not come back. Closing the intro
 * and "Voltar" work at once; from `listening` on React goes back, in browsers without the Navigation API too. A link with `data-waits` waits too; pressed twice before `listening` it is followed. Any other link loads its page
 * whole, from `listening` until the browser is idle too: React hydrates the head last, and would leave the old page's title and
 * description in it. So a link that React follows waits until then (`data-waits="idle"`). The focused field gets
 * `focusin` again, so that its mask is loaded. Ctrl or ⌘ K presses the search. First of all, photos and the device's key go that were left here a day ago, and
 * measures stand in the units chosen here, from then on too.
 */
const SOURCE = `(() => {
  try {
    if (localStorage.${KEPT_PHOTOS_UNTIL_KEY} < Date.now()) {
      indexedDB.deleteDatabase('${KEPT_PHOTOS_DATABASE}');
      delete localStorage.${KEPT_PHOTOS_UNTIL_KEY};
    }
    if (parseInt(localStorage.${DEVICE_STORAGE_KEY}) < Date.now() - ${DEVICE_LIFE_MS})
      delete localStorage.${DEVICE_STORAGE_KEY};
  } catch {}
  const page = document.documentElement;
  page.dataset.units = 'br';
  const units = () => {
    try {
      page.dataset.units = localStorage.${UNITS_STORAGE_KEY} || 'br';
    } catch {}
  };
  units();
  addEventListener('pageshow', units);
  addEventListener('storage', units);
  addEventListener('input', ({ target: { name, value } }) => {
    if (name != 'units') return;
    page.dataset.units = value;
    try {
      localStorage.${UNITS_STORAGE_KEY} = value;
    } catch {}
  }, true);
  const taps = [];
  let listens;
  const tap = e => {
    const b = e.target.closest('a,button,dialog');
    const asks = b && 'waits' in b.dataset;
    if (listens && (!b?.href || b.dataset.back || asks && b.dataset.waits != 'idle')) return;
    if (b?.localName == 'dialog') b.close();
    const back = b?.dataset.back && self.navigation?.canGoBack;
    const waits = b?.type == 'button' ||
      asks && !('tapped' in b.dataset && !listens || e.ctrlKey || e.metaKey || e.shiftKey);
    if (b?.href || back || waits) e.stopImmediatePropagation();
    if (!back && !waits) return;
    e.preventDefault();
    if (back) return e.detail < 2 && history.back();
    if (!b.href || !taps.includes(b)) taps.push(b);
    b.toggleAttribute('data-tapped', !b.value || undefined);
  };
  addEventListener('click', tap, true);
  addEventListener('keydown', e => {
    if (e.key != 'k' || !e.ctrlKey && !e.metaKey || e.altKey || e.shiftKey) return;
    e.preventDefault();
    document.querySelector('[data-waits=search]')?.click();
  });
  addEventListener('pagehide', () => {
    const hearts = document.querySelectorAll('[value][data-tapped=""]');
    if (hearts[0]) try {
      const kept = JSON.parse(localStorage.${FAVORITES_STORAGE_KEY} || '{}');
      for (const { name, value, dataset } of hearts) {
        dataset.tapped = 'saved';
        const [id, section, gender, cover] = value.split(' ');
        kept[id] ??= { id: +id, name, section, gender, cover };
      }
      localStorage.${FAVORITES_STORAGE_KEY} = JSON.stringify(kept);
    } catch {}
  });
  const repeat = async isIdle => {
    for (const b of taps.splice(0)) {
      if (b.dataset.waits == 'idle' && !isIdle) {
        taps.push(b);
        continue;
      }
      const wanted = !b.value || b.matches('[data-tapped=""]:not([aria-pressed=true])');
      b.removeAttribute('data-tapped');
      if (wanted) b.click();
      await 0;
    }
  };
  document.addEventListener('listening', async () => {
    listens = true;
    await repeat();
    const field = document.activeElement;
    if (field.matches('input')) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const idle = () => {
      removeEventListener('click', tap, true);
      repeat(true);
      document.dispatchEvent(new Event('idle'));
      performance.mark('listening');
    };
    self.requestIdleCallback ? requestIdleCallback(idle, { timeout: 2000 }) : setTimeout(idle);
  });
})()`;

/** The script, on one line. */
export const EARLY_TAPS = SOURCE.replaceAll(/\n\s*/g, '');
