import 'server-only';
import type { SlideType } from '@passarela/contract';
import type { SlideItem } from '../domain/types.ts';
import { loadSlides, slidesIn } from './answers/slide.ts';
import { cached } from './cache.ts';
import { readPanel } from './panel-read.ts';
import { readOrNull } from './read-or-null.ts';
import type { Reading } from './read.ts';
import { tags } from './tags.ts';

/** The slides of a type; none if they cannot be read: no page fails for its carousel. */
export async function listSlides(type: SlideType): Promise<SlideItem[]> {
  const reading: Reading<SlideItem[]> = {
    key: `slides-${type}`,
    load: () => loadSlides(type, readPanel),
    parse: (raw: unknown) => slidesIn(raw, `/api/slides/${type}`),
    pictures: (slides: SlideItem[]) => slides.flatMap(({ mobile, desktop }) => [mobile, desktop]),
    list: {
      service: 'panel',
      tags: [tags.slides, tags.entities],
      count: (slides: SlideItem[]) => slides.length,
    },
  };
  return (await readOrNull(cached(reading, [tags.slides, tags.entities])))?.value ?? [];
}
