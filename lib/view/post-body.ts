import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { articleRules, postRules } from '@/lib/domain/article-html';
import { COLUMN_WIDTHS_PX } from '@/lib/domain/images';
import { onPhone } from '@/lib/domain/on-phone';
import { mediaPicture } from './media';

const SIZES = `(min-width: 768px) 42rem, ${onPhone(100)}`;

/** A picture in the needed widths, by a path as covers have them; a link for an unknown host, which the policy bars. */
function responsive(tagName: string, attributes: Attributes) {
  const { src = '', alt = '' } = attributes;
  const image = src === '' ? null : mediaPicture(src, COLUMN_WIDTHS_PX);
  if (image === null) return { tagName: 'a', attribs: { href: src, rel: 'noopener' }, text: alt || src };
  return {
    tagName,
    attribs: {
      ...attributes,
      alt,
      src: image.src,
      ...(image.srcSet && { srcset: image.srcSet, sizes: SIZES }),
      ...(image.referrerPolicy && { referrerpolicy: image.referrerPolicy }),
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

const { allowedTags, allowedAttributes } = postRules;

const PLAYER = /(?:<p>\s*)?(<iframe src="[^"]*" title="([^"]*)">)<\/iframe>(?:\s*<\/p>)?/g;
const PLAYER_OPTIONS =
  'allow="autoplay; fullscreen; encrypted-media; picture-in-picture" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"';

/** Nothing of a service is loaded before its video is opened: a closed `details` has no late frame. */
const closed = (html: string, play: (provider: string) => string): string =>
  html.replace(
    PLAYER,
    (_, frame: string, provider: string) =>
      `<details><summary>${play(provider)}</summary>${frame.replace('>', ` ${PLAYER_OPTIONS}>`)}</iframe></details>`,
  );

/** The body of a post as `lib/domain/article-html.ts` left it: pictures fit the screen, videos wait behind `play`. */
export const postBody = (html: string, play: (provider: string) => string): string =>
  closed(
    sanitizeHtml(html, {
      allowedTags,
      allowedAttributes: {
        ...allowedAttributes,
        img: [...articleRules.allowedAttributes.img, 'srcset', 'sizes', 'referrerpolicy', 'decoding'],
      },
      transformTags: { img: responsive },
    }),
    play,
  );
