import type { SanitizedConfig } from 'payload';
import { markdownReader } from '../../content/articles/editor.ts';
import type { Post } from '../../platform/db/payload-types.ts';

type Article = NonNullable<Post['content']>;
type Block = Article['root']['children'][number];

const PICTURE = /^!\[([\w-]+)\]$/m;

const upload = (media: number): Block => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value: media,
  fields: null,
});

/** Gives a reader of Markdown articles. `picture` gives the media id for a line `![name]`; null omits it. */
export async function articleReader(config: SanitizedConfig, picture: (name: string) => number | null) {
  const read = await markdownReader(config);
  const pictured = (name: string): Block[] => {
    const media = picture(name);
    return media === null ? [] : [upload(media)];
  };
  return (source: string): Article => {
    const children = source
      .split(PICTURE)
      .flatMap((part, index) =>
        index % 2 === 1 ? pictured(part) : part.trim() === '' ? [] : read(part.trim()).root.children,
      );
    return { root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children } };
  };
}
