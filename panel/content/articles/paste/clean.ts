const SKIPPED =
  /^(?:STYLE|SCRIPT|META|LINK|TITLE|HEAD|XML|TEMPLATE|NOSCRIPT|SVG|BUTTON|INPUT|SELECT|IFRAME)$/i;
const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*(?:comment|header|footer)/i;
// `mso-bidi-font-weight` is another thing
const BOLD = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i;
const LIGHT = /(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i;
const ITALIC = /(?:^|;)\s*font-style:\s*italic/i;
const UPRIGHT = /(?:^|;)\s*font-style:\s*normal/i;
const ADDRESS = /^(?:https?:|mailto:|tel:)/i;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Elements that no reader of the page sees. */
const isSkipped = (element: Element): boolean =>
  SKIPPED.test(element.tagName) || HIDDEN.test(element.getAttribute('style') ?? '') || isMarker(element);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

type Marks = { isBold?: boolean; isItalic?: boolean };

function marksOf(element: Element, { isBold = false, isItalic = false }: Marks): Marks {
  const style = element.getAttribute('style') ?? '';
  const isStrong = /^(?:B|STRONG)$/.test(element.tagName);
  const isSlanted = /^(?:I|EM)$/.test(element.tagName);
  return {
    isBold: !LIGHT.test(style) && (isBold || isStrong || BOLD.test(style)),
    isItalic: !UPRIGHT.test(style) && (isItalic || isSlanted || ITALIC.test(style)),
  };
}

/** A link's target, without Google's redirect. Null for an anchor in the text. */
function addressOf(element: Element): string | null {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!ADDRESS.test(href) || !URL.canParse(href)) return null;
  const { hostname, pathname, searchParams } = new URL(href);
  const beyond = hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
  return beyond && ADDRESS.test(beyond) ? beyond : href;
}

function written(text: string, { isBold, isItalic }: Marks): string {
  const plain = escaped(text.replace(/[\s\u00a0]+/g, ' '));
  if (plain.trim() === '') return plain;
  const slanted = isItalic ? `<em>${plain}</em>` : plain;
  return isBold ? `<strong>${slanted}</strong>` : slanted;
}

/** A node's text with bold, italics, links and line breaks, and nothing else. */
function inline(node: Node, marks: Marks = {}): string {
  if (node.nodeType === 3) return written(node.textContent ?? '', marks);
  if (!isElement(node) || isSkipped(node)) return '';
  if (node.tagName === 'BR') return '<br>';
  const inside = [...node.childNodes].map((child) => inline(child, marksOf(node, marks))).join('');
  const address = node.tagName === 'A' && inside.trim() !== '' ? addressOf(node) : null;
  return address ? `<a href="${escaped(address)}">${inside}</a>` : inside;
}

/** A paragraph's text without invisible characters at its ends. */
const trimmed = (html: string): string =>
  html
    .replace(/ +/g, ' ')
    .replace(/ ?<br> ?/g, '<br>')
    .replace(/^(?:<br>|\s)+|(?:<br>|\s)+$/g, '');

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;
const MARKER = /mso-list:\s*ignore/i;

/** An item of a list that Word writes as a paragraph; the outermost level is 1. */
type Item = { level: number; isNumbered: boolean; html: string };

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const isMarker = (element: Element): boolean => MARKER.test(styleOf(element));

/** The level of a paragraph that is an item of a list in Word; null for others. */
function levelOf(element: Element): number | null {
  const level = LEVEL.exec(styleOf(element))?.[1];
  return element.tagName === 'P' && level ? Number(level) : null;
}

const isNumbered = (element: Element): boolean => {
  const marker = [...element.querySelectorAll('span')].find(isMarker);
  return NUMBERED.test(marker?.textContent?.trim() ?? '');
};

/** The items as lists in lists; a nested list is an item of its own, as the editor keeps it. */
function nested(items: readonly Item[], level = 1): string {
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

const BLOCKS =
  'p,div,section,article,main,header,footer,aside,figure,figcaption,center,dl,dt,dd,address,pre,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,hr,img';
const HEADINGS: Record<string, string> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3' };
const CELL_BREAK = ' · ';

/** The editor's input: `html`, in which `<img data-picture="0">` stands for the first of `pictures` (addresses). */
type Cleaned = { html: string; pictures: string[] };

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
