import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { z } from 'zod';
import type { Post } from '../../platform/db/payload-types.ts';
import { env } from '../../platform/settings/env.ts';

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

/** An address as staff type it: `www.x.com.br` is no page of ours. */
const whole = (url: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url) ? url : url.includes('@') ? `mailto:${url}` : `https://${url}`;

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: (args) => {
    const { link } = defaultConverters;
    const { fields } = args.node;
    const node = { ...args.node, fields: { ...fields, url: whole(fields.url ?? '') } };
    return typeof link === 'function' ? link({ ...args, node }) : '';
  },
  upload: ({ node }) => {
    const parsed = picture.safeParse(node.value);
    if (!parsed.success) return '';
    const { filename, width, height, alt } = parsed.data;
    const text = alt?.pt ?? '';
    const size = width && height ? ` width="${width}" height="${height}"` : '';
    return `<img src="${env().PANEL_ORIGIN}/media/${encodeURIComponent(filename)}" alt="${escapeHtml(text)}"${size} loading="lazy">`;
  },
});

/** An article's text as HTML; pictures carry absolute addresses. */
export const articleHtml = (content: Post['content']): string =>
  content ? convertLexicalToHTML({ data: content, converters, disableContainer: true }) : '';
