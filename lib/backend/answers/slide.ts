import type { SlideType } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import type { SlideItem } from '../../domain/types.ts';
import { BackendError, isBackendError } from '../errors.ts';
import { parseRows, readOrInvalid } from '../rows.ts';
import { readRows, unwrapData } from './envelope.ts';
import { readFocus, readLocalized } from './focus.ts';
import { readFile } from './gallery.ts';
import type { ReadRow } from './row.ts';
import { rawText } from './scalars.ts';
import { readTalentId } from './talent.ts';

const isSlide = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && ('slide_mobile' in value || 'slide_desktop' in value);

/** The slides of an answer, also a single one; null for an unknown shape. */
export function slideRows(body: unknown): unknown[] | null {
  const data = unwrapData(body);
  return isSlide(data) ? [data] : readRows(body);
}

/** Reads a slide; one of its two media stands for both if the other is missing. */
export function readSlide(value: unknown): ReadRow<SlideItem> {
  const row = isRecord(value) ? value : {};
  const mobile = readFile(row.slide_mobile);
  const desktop = readFile(row.slide_desktop);
  const [one, other] = [mobile ?? desktop, desktop ?? mobile];
  if (one === null || other === null) return { missing: ['slide_mobile', 'slide_desktop'] };
  return {
    value: {
      id: rawText(row.id) || `${one} ${other}`,
      mobile: one,
      desktop: other,
      mobileFocus: readFocus(mobile === null ? row.slide_desktop_focus : row.slide_mobile_focus),
      desktopFocus: readFocus(desktop === null ? row.slide_mobile_focus : row.slide_desktop_focus),
      alt: readLocalized(row.alt) ?? { pt: null, en: null },
      talentId: readTalentId(row.talent),
    },
  };
}

/** The entity that stands for a type of slides [S136.1 S139.1]. */
const ENTITIES: Record<SlideType, string> = {
  prehome: 'prehome',
  home: 'slides_home',
  about: 'slides_about',
};

/** An answer's slides. Throws BackendError. */
export const slidesIn = (raw: unknown, path: string): SlideItem[] => {
  const source = { service: 'panel', path } as const;
  return parseRows(readSlide, readOrInvalid(slideRows(raw), raw, source), source);
};

type ReadPath = (path: string) => Promise<unknown>;

/** An answer that holds slides; null if it fails, makes no sense, or is empty. */
async function slidesAt(path: string, read: ReadPath): Promise<{ raw: unknown } | BackendError | null> {
  try {
    const raw = await read(path);
    return slidesIn(raw, path).length > 0 ? { raw } : null;
  } catch (error) {
    if (error instanceof BackendError) return error;
    throw error;
  }
}

/** The slides' own call, else the entity; an empty list if either answers, else the first failure. */
export async function loadSlides(type: SlideType, read: ReadPath): Promise<unknown> {
  const first = await slidesAt(`/api/slides/${type}`, read);
  if (first !== null && !isBackendError(first)) return first.raw;
  const second = await slidesAt(`/api/entities/${ENTITIES[type]}`, read);
  if (second !== null && !isBackendError(second)) return second.raw;
  if (first !== null && second !== null) throw first;
  return [];
}
