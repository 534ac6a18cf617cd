import { isRecord } from '@passarela/contract/is-record';
import type { SlideItem } from '../../domain/types.ts';
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
