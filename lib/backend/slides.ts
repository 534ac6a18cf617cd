import 'server-only';
import type { SlideType } from '@passarela/contract';
import type { SlideItem } from '../domain/types.ts';
import { readSlide, slideRows } from './answers/slide.ts';
import { cached } from './cache.ts';
import { BackendError, isBackendError } from './errors.ts';
import { readPanel } from './panel-read.ts';
import { readOrNull } from './read-or-null.ts';
import type { Reading } from './read.ts';
import { parseRows, readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

/** The entity that stands for a type of slides [S136.1 S139.1]. */
const ENTITIES: Record<SlideType, string> = {
  prehome: 'prehome',
  home: 'slides_home',
  about: 'slides_about',
};

const slidesIn = (raw: unknown, path: string): SlideItem[] => {
  const source = { service: 'panel', path } as const;
  return parseRows(readSlide, readOrInvalid(slideRows(raw), raw, source), source);
};

/** An answer that holds slides; null if it fails, makes no sense, or is empty. */
async function slidesAt(path: string): Promise<{ raw: unknown } | BackendError | null> {
  try {
    const raw = await readPanel(path);
    return slidesIn(raw, path).length > 0 ? { raw } : null;
  } catch (error) {
    if (error instanceof BackendError) return error;
    throw error;
  }
}

/** The slides' own call, else the entity; an empty list if either answers, else the first failure. */
async function load(type: SlideType): Promise<unknown> {
  const first = await slidesAt(`/api/slides/${type}`);
  if (first !== null && !isBackendError(first)) return first.raw;
  const second = await slidesAt(`/api/entities/${ENTITIES[type]}`);
  if (second !== null && !isBackendError(second)) return second.raw;
  if (first !== null && second !== null) throw first;
  return [];
}

/** The slides of a type; none if they cannot be read: no page fails for its carousel. */
export async function listSlides(type: SlideType): Promise<SlideItem[]> {
  const reading: Reading<SlideItem[]> = {
    key: `slides-${type}`,
    load: () => load(type),
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
