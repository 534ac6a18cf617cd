import type { Point } from './driver';

/** A target as a person looks for it: its kind, name, place, and which of several. */
export type Target = { css?: string; name?: string; within?: string; at?: number };

/**
 * Marks the element that a person would find with `data-found`, and gives its middle once it stands still under the
 * pointer; null while there is none. Runs in the page and uses nothing from outside.
 */
export async function locate(target: Target, isBare: boolean): Promise<Point | null> {
  const { css = 'a, button, summary, input, select, textarea, [role="tab"]', name, within, at = 0 } = target;
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const own = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
    return tidy(own);
  };
  const root = within ? document.querySelector(within) : document;
  const seen = [...(root?.querySelectorAll<HTMLElement>(css) ?? [])].filter(
    (each) => isBare || each.checkVisibility(),
  );
  const found = seen.filter((each) => name === undefined || nameOf(each) === name)[at];
  if (!found) return null;
  for (const other of document.querySelectorAll('[data-found]')) other.removeAttribute('data-found');
  found.setAttribute('data-found', '');
  if (isBare) return { x: 0, y: 0 };

  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isUnder = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (found.contains(top) || top.contains(found) || top.closest('label')?.contains(found) === true)
    );
  };
  // Lines may break anew when the typefaces come: on a phone after all scripts (docs/decisions/paint-first.md).
  const isWaiting = document.documentElement.dataset.fonts === 'wait' && innerWidth < 1024;
  if (isWaiting || document.fonts.status === 'loading') return null;
  const before = middle();
  if (!isUnder(before) || before.y > innerHeight * 0.9)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A movement is done by the second frame from now.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const now = middle();
  const isStill = now.x === before.x && now.y === before.y;
  return isStill && isUnder(now) && !found.matches(':disabled') ? now : null;
}

/** The visible text of the selector's elements, in one line; empty for none. */
export function textOf(css: string): string {
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter((each) => each.checkVisibility());
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden inside is not seen
  return found.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()).join(' | ');
}

/** The name of the focused element. */
export function focused(): string {
  const { activeElement } = document;
  const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
  const name =
    activeElement?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? activeElement?.textContent;
  return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
}
