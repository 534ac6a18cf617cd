import type { Language } from '@passarela/contract';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { z } from 'zod';
import type { Post } from '../../platform/db/payload-types.ts';
import { env } from '../../platform/settings/env.ts';
import { linkAddress } from './link-address.ts';
import { playerOf } from './player.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const picture = z.object({
  filename: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  taken_down: z.literal(false).nullish(),
  deletedAt: z.null().optional(),
  alt: z.object({ pt: z.string().nullish() }).nullish(),
});

const convertersIn =
  (language: Language, address: (file: string) => string): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    link: (args) => {
      const { link } = defaultConverters;
      const { node, nodesToHTML } = args;
      const url = linkAddress(node.fields, language, Date.now());
      if (url === null || typeof link !== 'function') return nodesToHTML({ nodes: node.children }).join('');
      return link({ ...args, node: { ...node, fields: { ...node.fields, linkType: 'custom', url } } });
    },
    paragraph: (args) => {
      const { paragraph } = defaultConverters;
      const player = playerOf(args.node.children);
      if (player) return `<iframe src="${escapeHtml(player)}" allowfullscreen></iframe>`;
      return typeof paragraph === 'function' ? paragraph(args) : '';
    },
    upload: ({ node }) => {
      const parsed = picture.safeParse(node.value);
      if (!parsed.success) return '';
      const { filename, width, height, alt } = parsed.data;
      const text = alt?.pt ?? '';
      const size = width && height ? ` width="${width}" height="${height}"` : '';
      return `<img src="${env().PANEL_ORIGIN}/media/${address(filename)}" alt="${escapeHtml(text)}"${size} loading="lazy">`;
    },
  });

/**
 * An article's text in that language as HTML; pictures carry absolute addresses, pages of the site their path.
 * `address` makes a file's name a part of an address.
 */
export const articleHtml = (
  content: Post['content'],
  language: Language,
  address: (file: string) => string = encodeURIComponent,
): string =>
  content
    ? convertLexicalToHTML({
        data: content,
        converters: convertersIn(language, address),
        disableContainer: true,
      })
    : '';
