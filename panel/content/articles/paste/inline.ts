import { isMarker } from './mso-list.ts';

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

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Elements that no reader of the page sees. */
export const isSkipped = (element: Element): boolean =>
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
export function inline(node: Node, marks: Marks = {}): string {
  if (node.nodeType === 3) return written(node.textContent ?? '', marks);
  if (!isElement(node) || isSkipped(node)) return '';
  if (node.tagName === 'BR') return '<br>';
  const inside = [...node.childNodes].map((child) => inline(child, marksOf(node, marks))).join('');
  const address = node.tagName === 'A' && inside.trim() !== '' ? addressOf(node) : null;
  return address ? `<a href="${escaped(address)}">${inside}</a>` : inside;
}

/** A paragraph's text without invisible characters at its ends. */
export const trimmed = (html: string): string =>
  html
    .replace(/ +/g, ' ')
    .replace(/ ?<br> ?/g, '<br>')
    .replace(/^(?:<br>|\s)+|(?:<br>|\s)+$/g, '');
