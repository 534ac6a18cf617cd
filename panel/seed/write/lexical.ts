import type { Post } from '../../db/payload-types.ts';

interface LexicalNode {
  readonly type: string;
  readonly version: number;
  readonly [key: string]: unknown;
}

type Article = NonNullable<Post['content']>;

const BOLD = 1;
const ITALIC = 2;
const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

const INLINE = /\*\*(?<bold>[^*]+)\*\*|[*_](?<italic>[^*_]+)[*_]|\[(?<label>[^\]]+)\]\((?<url>[^)]+)\)/g;

const text = (value: string, format = 0): LexicalNode => ({
  type: 'text',
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

/** Text with **bold**, _italic_ and [links](/to). */
export function inline(source: string): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index)));
    const { bold, italic, label, url } = match.groups ?? {};
    if (bold) nodes.push(text(bold, BOLD));
    else if (italic) nodes.push(text(italic, ITALIC));
    else if (label && url)
      nodes.push({
        ...block,
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url, newTab: false },
        children: [text(label)],
      });
    end = match.index + match[0].length;
  }
  if (end < source.length) nodes.push(text(source.slice(end)));
  return nodes;
}

function list(lines: readonly string[], isNumbered: boolean): LexicalNode {
  const children = lines.map(
    (line, index): LexicalNode => ({
      ...block,
      type: 'listitem',
      value: index + 1,
      children: inline(line.replace(/^(-|\d+\.) /, '')),
    }),
  );
  return {
    ...block,
    type: 'list',
    listType: isNumbered ? 'number' : 'bullet',
    tag: isNumbered ? 'ol' : 'ul',
    start: 1,
    children,
  };
}

function blockOf(source: string, picture: (name: string) => number | null): LexicalNode[] {
  const [, name] = /^!\[([\w-]+)\]$/.exec(source) ?? [];
  if (name) {
    const id = picture(name);
    return id === null
      ? []
      : [{ ...block, type: 'upload', version: 3, relationTo: 'media', value: id, fields: null }];
  }
  if (source.startsWith('### '))
    return [{ ...block, type: 'heading', tag: 'h3', children: inline(source.slice(4)) }];
  if (source.startsWith('## '))
    return [{ ...block, type: 'heading', tag: 'h2', children: inline(source.slice(3)) }];
  if (source.startsWith('> ')) return [{ ...block, type: 'quote', children: inline(source.slice(2)) }];
  const lines = source.split('\n');
  if (source.startsWith('- ')) return [list(lines, false)];
  if (/^\d+\. /.test(source)) return [list(lines, true)];
  return [{ ...block, type: 'paragraph', textFormat: 0, children: inline(source) }];
}

/**
 * An article for the panel's editor from blocks divided by empty lines: ## and ### headings, - and 1. lists,
 * > quotes, ![name] pictures (`picture` gives the id of a media row), everything else a paragraph.
 * A list may follow its heading on the next line.
 */
export function article(source: string, picture: (name: string) => number | null): Article {
  const blocks = source
    .trim()
    .replace(/^(#{2,3} .+)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/);
  const children = blocks.flatMap((item) => blockOf(item.trim(), picture));
  return { root: { ...block, type: 'root', children } };
}
