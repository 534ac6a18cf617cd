import { expect, it } from 'vitest';
import { markFile, readMark } from './mark.ts';

const svg = (inner: string, root = 'viewBox="0 0 32 32"') =>
  `<?xml version="1.0"?><svg ${root}>${inner}</svg>`;

it.each([
  ['a path loses its colours', '<path fill="#f00" style="x" d="M0 0h4v4Z"/>', '<path d="M0 0h4v4Z"/>'],
  [
    'groups keep their place',
    '<g transform="translate(2 2)"><circle cx="4" cy="4" r="2"></circle></g>',
    '<g transform="translate(2 2)"><circle cx="4" cy="4" r="2"/></g>',
  ],
  ['holes stay holes', "<path fill-rule='evenodd' d='M0 0h4Z'/>", '<path fill-rule="evenodd" d="M0 0h4Z"/>'],
  [
    'scripts and handlers go',
    '<script>alert(1)</script><path onload="alert(1)" d="M0 0"/>',
    '<path d="M0 0"/>',
  ],
  [
    'links, pictures and foreign content go',
    '<a href="javascript:alert(1)"><rect x="1" width="2" height="2"/></a><image href="x"/><foreignObject><b>x</b></foreignObject><use href="#x"/>',
    '<rect x="1" width="2" height="2"/>',
  ],
  [
    'what only stands in definitions goes',
    '<defs><path d="M9 9"/></defs><path d="M1 1"/>',
    '<path d="M1 1"/>',
  ],
  ['no value breaks out', '<path d="M0 0&quot;><script>" /><path d="M2 2"/>', '<path/><path d="M2 2"/>'],
])('%s', (_, inner, shapes) => {
  expect(readMark(svg(inner))).toEqual({ viewBox: '0 0 32 32', shapes });
});

it.each([
  ['no SVG', 'Passarela'],
  ['nothing drawn', svg('<text>P</text>')],
  ['no size', svg('<path d="M0 0"/>', '')],
  ['groups that do not close', svg('<g><path d="M0 0"/>')],
  ['far too large', svg(`<path d="M0 0${' 1'.repeat(11_000)}"/>`)],
])('%s is no mark', (_, given) => expect(readMark(given)).toBeNull());

it('a size stands in for a view box; a file can be read again', () => {
  const mark = readMark(svg('<path d="M0 0h4"/>', 'width="24px" height="12px"'));
  expect(mark).toEqual({ viewBox: '0 0 24 12', shapes: '<path d="M0 0h4"/>' });
  expect(mark && readMark(markFile(mark))).toEqual(mark);
});
