import { inline, isElement, isSkipped, trimmed } from './inline.ts';
import { type Item, isNumbered, levelOf, nested } from './mso-list.ts';

const BLOCKS =
  'p,div,section,article,main,header,footer,aside,figure,figcaption,center,dl,dt,dd,address,pre,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,hr,img';
const HEADINGS: Record<string, string> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3' };
const CELL_BREAK = ' · ';

/** The editor's input: `html`, in which `<img data-picture="0">` stands for the first of `pictures` (addresses). */
export type Cleaned = { html: string; pictures: string[] };

/** A paste from Word, Google Docs or a page as text, headings, lists, quotes, links and pictures alone. */
export function cleanPaste(pasted: Document): Cleaned {
  const pictures: string[] = [];

  const picture = (image: Element): string => {
    const address = image.getAttribute('src')?.trim();
    const isDot = ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 2) <= 1);
    if (!address || isDot) return '';
    pictures.push(address);
    return `<img data-picture="${pictures.length - 1}">`;
  };
  const wrap = (tag: string, html: string): string => {
    const text = trimmed(html);
    return text === '' ? '' : `<${tag}>${text}</${tag}>`;
  };
  const picturesIn = (element: Element): string => [...element.querySelectorAll('img')].map(picture).join('');

  function list(element: Element): string {
    const items = [...element.children].map((child) => {
      if (/^[UO]L$/.test(child.tagName)) return `<li>${list(child)}</li>`;
      const lists = [...child.children].filter(({ tagName }) => /^[UO]L$/.test(tagName));
      const lines = [...child.childNodes].filter((node) => !isElement(node) || !lists.includes(node));
      const text = lines.map(
        (node) => inline(node) + (isElement(node) && node.matches('p,div') ? '<br>' : ''),
      );
      return [wrap('li', text.join('')), ...lists.map((inner) => `<li>${list(inner)}</li>`)].join('');
    });
    const tag = element.tagName.toLowerCase();
    return items.join('') === '' ? '' : `<${tag}>${items.join('')}</${tag}>`;
  }

  /** A row is a line; a table of one column, which only places things, is its content. */
  function table(element: Element): string {
    const rows = [...element.querySelectorAll('tr')].filter((row) => row.closest('table') === element);
    return rows
      .map((row) => {
        const cells = [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));
        const [only] = cells;
        if (only && cells.length === 1) return blocks(only);
        const texts = cells.map((cell) => trimmed(lines(cell)).replaceAll('<br>', ' '));
        return wrap('p', texts.filter(Boolean).join(CELL_BREAK)) + picturesIn(row);
      })
      .join('');
  }

  function block(element: Element): string {
    const { tagName } = element;
    const heading = HEADINGS[tagName];
    if (tagName === 'IMG') return picture(element);
    if (tagName === 'HR') return '<hr>';
    if (tagName === 'TABLE') return table(element);
    if (/^[UO]L$/.test(tagName)) return list(element) + picturesIn(element);
    if (heading) return wrap(heading, inline(element).replace(/<\/?strong>/g, '')) + picturesIn(element);
    if (tagName === 'BLOCKQUOTE') return wrap('blockquote', lines(element)) + picturesIn(element);
    return blocks(element);
  }

  const lines = (element: Element): string =>
    [...element.childNodes]
      .map((node) => inline(node) + (isElement(node) && node.matches(BLOCKS) ? '<br>' : ''))
      .join('');

  function blocks(parent: Node): string {
    const done: string[] = [];
    let text = '';
    let items: Item[] = [];
    const endText = () => {
      // two line breaks are how pages without paragraphs part them
      done.push(...text.split(/(?:\s*<br>\s*){2,}/).map((part) => wrap('p', part)));
      text = '';
    };
    const endList = () => {
      if (items.length > 0) done.push(nested(items));
      items = [];
    };
    for (const node of parent.childNodes) {
      const level = isElement(node) ? levelOf(node) : null;
      if (isElement(node) && level !== null) {
        endText();
        items.push({ level, isNumbered: isNumbered(node), html: trimmed(inline(node)) });
      } else if (
        isElement(node) &&
        !isSkipped(node) &&
        (node.matches(BLOCKS) || node.querySelector(BLOCKS))
      ) {
        endText();
        endList();
        done.push(block(node));
      } else {
        const more = inline(node);
        if (more.trim() !== '') endList();
        text += more;
      }
    }
    endText();
    endList();
    return done.join('');
  }
  return { html: blocks(pasted.body), pictures };
}
