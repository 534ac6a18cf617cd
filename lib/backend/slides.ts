import 'server-only';
import { type SlideType, slide } from '@passarela/contract';
import type { SlideItem } from '../domain/types.ts';
import { cached } from './cache.ts';
import { readPanel } from './panel-read.ts';
import { parseRows } from './rows.ts';
import { tags } from './tags.ts';

/** The slides of the intro, the home page or the about page, in their order (SPEC section 3, Slide). */
export function listSlides(type: SlideType): Promise<SlideItem[]> {
  const path = `/api/slides/${type}`;
  const parse = (raw: unknown) =>
    parseRows(slide, raw, { service: 'panel', path }).map(
      ({ id, slide_mobile, slide_desktop, alt, talent }) => ({
        id: String(id),
        mobile: slide_mobile,
        desktop: slide_desktop,
        alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
        talentId: talent ?? null,
      }),
    );
  return cached({ key: `slides-${type}`, load: () => readPanel(path), parse }, [tags.slides]);
}
