import type { Page } from 'playwright';

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,minimum-scale=1">';
const STYLE = `<style>
body{margin:0;padding:16px;position:relative;font:16px/1.5 sans-serif;color:#111;background:#fbfaf7;overflow-wrap:anywhere}
html{overflow-x:hidden}
ul{list-style:none;padding:0}
img{position:absolute;object-fit:cover}
</style>`;

/** Runs in the browser: the visible page as plain HTML, with its pictures in their boxes. */
function writePlain(): string {
  const allowed =
    /^(A|ARTICLE|BUTTON|DD|DIV|DL|DT|FIELDSET|FOOTER|FORM|H\d|HEADER|LABEL|LEGEND|LI|MAIN|NAV|OL|OPTION|P|SECTION|SELECT|TEXTAREA|UL)$/;
  const dropped = /^(LINK|NOSCRIPT|SCRIPT|STYLE|SVG|TEMPLATE|VIDEO)$/i;
  const written = [
    'href',
    'type',
    'name',
    'src',
    'srcset',
    'sizes',
    'alt',
    'loading',
    'fetchpriority',
    'decoding',
  ];
  let depth = 0;

  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const attributes = (element: Element) =>
    written
      .filter((name) => element.hasAttribute(name))
      .map((name) => ` ${name}="${safe(element.getAttribute(name) ?? '')}"`)
      .join('');

  function isSeen(element: Element): boolean {
    if (element instanceof HTMLOptionElement || getComputedStyle(element).display === 'contents') return true;
    const { right, bottom, width, height } = element.getBoundingClientRect();
    const isInside = right + scrollX > 0 && bottom + scrollY > 0 && width !== 1 && height !== 1;
    return isInside && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** A picture that was fetched, in its box; the first of several in one place is on top. */
  function writePicture(picture: HTMLImageElement): string {
    if (!picture.complete || picture.naturalWidth === 0) return '';
    const { left, top, width, height } = picture.getBoundingClientRect();
    const box = Object.entries({ left: left + scrollX, top: top + scrollY, width, height });
    depth -= 1;
    const style = box.map(([name, value]) => `${name}:${Math.round(value)}px;`).join('');
    return `<img${attributes(picture)} style="${style}z-index:${depth}">`;
  }

  function write(node: Node): string {
    if (node instanceof Text) return safe(node.data.replace(/\s+/g, ' '));
    if (!(node instanceof Element) || dropped.test(node.tagName) || !isSeen(node)) return '';
    if (node instanceof HTMLImageElement) return writePicture(node);
    if (node instanceof HTMLInputElement) return `<input${attributes(node)}>`;
    const inner = [...node.childNodes].map(write).join('');
    if (inner.trim() === '') return '';
    const tag = node.tagName.toLowerCase();
    return allowed.test(node.tagName) ? `<${tag}${attributes(node)}>${inner}</${tag}>` : ` ${inner} `;
  }
  return `<body style="min-height:${document.documentElement.scrollHeight}px">${write(document.body)}</body>`;
}

/**
 * The floor of a page: its visible text and fetched pictures in their boxes, as plain HTML with four CSS rules,
 * without script or web font. `page` shows the original at the size and density of the measurement.
 */
export async function floorOf(page: Page): Promise<string> {
  const lang = await page.locator('html').getAttribute('lang');
  const title = `<title>${await page.title()}</title>`;
  return `<!DOCTYPE html><html lang="${lang}">${HEAD}${title}${STYLE}${await page.evaluate(writePlain)}</html>`;
}
