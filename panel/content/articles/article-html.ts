import { type Language, language as languageKey } from '@passarela/contract';
import { slugOf } from '@passarela/contract/latin';
import { readVideo } from '@passarela/contract/read-video';
import { SITE_PAGES, sitePagePath } from '@passarela/contract/site-segments';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { z } from 'zod';
import type { Post } from '../../platform/db/payload-types.ts';
import { isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { postPath, profilePath } from '../../platform/reference/site-paths.ts';
import { env } from '../../platform/settings/env.ts';

const text = z.object({ type: z.literal('text'), text: z.string() });
const link = z.object({
  type: z.enum(['link', 'autolink']),
  fields: z.object({ url: z.string() }),
  children: z.array(text).length(1),
});
const alone = z.tuple([z.union([link, text])]);

const isBlank = (node: unknown): boolean => {
  const { data } = text.safeParse(node);
  return data !== undefined && data.text.trim() === '';
};

/** The address of the player of a video whose link stands alone in a paragraph; null for any other paragraph. */
function playerOf(children: readonly unknown[]): string | null {
  const { data } = alone.safeParse(children.filter((child) => !isBlank(child)));
  if (!data) return null;
  const [node] = data;
  const [shown] = node.type === 'text' ? [node] : node.children;
  const isAddress = node.type === 'text' || shown?.text.trim() === node.fields.url.trim();
  // a code alone may be any word
  const video = isAddress && shown ? readVideo(node.type === 'text' ? node.text : node.fields.url) : null;
  if (!video?.provider) return null;
  if (video.provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${video.file}`;
  const [id, hash] = video.file.split('/');
  return `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}`;
}

const time = z.string().nullish();
const shared = z.object({ status: z.string(), deletedAt: time });
const talent = shared.extend({ id: z.number(), name: z.string(), publish_at: time, hide_at: time });
const post = shared.extend({ slug: z.string().min(1), language: languageKey, published_at: z.string() });

const fields = z.union([
  z.object({ linkType: z.literal('page'), page: z.enum(SITE_PAGES) }),
  z.object({
    linkType: z.literal('internal'),
    doc: z.union([
      z.object({ relationTo: z.literal('talents'), value: talent }),
      z.object({ relationTo: z.literal('posts'), value: post }),
    ]),
  }),
  z.object({ linkType: z.literal('custom').optional(), url: z.string() }),
]);

/** An address as staff type it: `www.x.com.br` is no page of ours. */
const whole = (url: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url) ? url : url.includes('@') ? `mailto:${url}` : `https://${url}`;

/** The address of a link in an article of that language at `now` (ms); null where visitors find nothing. */
function linkAddress(raw: unknown, language: Language, now: number): string | null {
  const { data } = fields.safeParse(raw);
  if (!data) return null;
  if ('page' in data) return sitePagePath(data.page, language);
  if ('url' in data) return whole(data.url);
  const { relationTo, value } = data.doc;
  if (relationTo === 'posts') return isPostOnSite(value, now) ? postPath(value.slug, value.language) : null;
  return isTalentOnSite(value, now) ? profilePath(value.id, slugOf(value.name), language) : null;
}

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
