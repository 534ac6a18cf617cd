import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { env } from '@/lib/env';
import { onPhone, picture, WIDE_WIDTHS_PX } from '@/lib/images';
import { articleRules } from '@/lib/posts/clean';

const SIZES = `(min-width: 768px) 42rem, ${onPhone(100)}`;

const isOurs = (source: string) => source.startsWith(`${env().STORAGE_URL}/`);

/** A picture of ours in the width that the screen needs; of another host, which the policy bars, a link to it. */
function responsive(tagName: string, attributes: Attributes) {
  const { src = '', alt = '' } = attributes;
  if (!isOurs(src)) return { tagName: 'a', attribs: { href: src, rel: 'noopener' }, text: alt || src };
  const image = picture(src, WIDE_WIDTHS_PX.slice(0, 6));
  return {
    tagName,
    attribs: {
      ...attributes,
      alt,
      src: image.src,
      srcset: image.srcSet,
      sizes: SIZES,
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

const { allowedTags, allowedAttributes } = articleRules;

/** The body of a post as `lib/posts/clean.ts` left it, with pictures that fit the screen. */
export const postBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      ...allowedAttributes,
      img: [...allowedAttributes.img, 'srcset', 'sizes', 'decoding'],
    },
    transformTags: { img: responsive },
  });
