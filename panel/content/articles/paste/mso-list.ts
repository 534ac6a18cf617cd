const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;
const MARKER = /mso-list:\s*ignore/i;

/** An item of a list that Word writes as a paragraph; the outermost level is 1. */
export type Item = { level: number; isNumbered: boolean; html: string };

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

export const isMarker = (element: Element): boolean => MARKER.test(styleOf(element));

/** The level of a paragraph that is an item of a list in Word; null for others. */
export function levelOf(element: Element): number | null {
  const level = LEVEL.exec(styleOf(element))?.[1];
  return element.tagName === 'P' && level ? Number(level) : null;
}

export const isNumbered = (element: Element): boolean => {
  const marker = [...element.querySelectorAll('span')].find(isMarker);
  return NUMBERED.test(marker?.textContent?.trim() ?? '');
};

/** The items as lists in lists; a nested list is an item of its own, as the editor keeps it. */
export function nested(items: readonly Item[], level = 1): string {
  const parts: string[] = [];
  const own = items.find((item) => item.level <= level) ?? items[0];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item && item.level <= level) {
      parts.push(`<li>${item.html}</li>`);
      at += 1;
      continue;
    }
    const rest = items.slice(at);
    const length = rest.findIndex((deeper) => deeper.level <= level);
    const inner = length < 0 ? rest : rest.slice(0, length);
    parts.push(`<li>${nested(inner, level + 1)}</li>`);
    at += inner.length;
  }
  const tag = own?.isNumbered ? 'ol' : 'ul';
  return `<${tag}>${parts.join('')}</${tag}>`;
}
