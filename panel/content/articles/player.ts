import { readVideo } from '@passarela/contract/read-video';
import { z } from 'zod';

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
export function playerOf(children: readonly unknown[]): string | null {
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
