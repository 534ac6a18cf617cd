import type { Gender } from '@passarela/contract';
import { FACTS, isDisplayed } from '@passarela/contract/facts';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import type { Measures } from './types.ts';

type MeasureKey = keyof Measures;
/** A measure ready to show; `value` of eyes and hair is a colour key to translate. */
type MeasureLine = { key: MeasureKey; value: string };

/** A measure as visitors see it: the part before a slash, or before an x with ' BR' behind it [S89.1-2]. */
export function displayMeasure(value: string): string {
  const [metric = ''] = value.split('/');
  if (metric !== value) return metric.trim();
  const [size = ''] = value.split(/x/i);
  // the x of XL is a letter
  return size === value || size.trim() === '' ? value.trim() : `${size.trim()} BR`;
}

/** Measures as their talent has them: bust is called chest for men; a man's own chest measure goes first. */
export function ownMeasures(measures: Measures, gender: Gender): Measures {
  if (gender !== 'man') return measures;
  return { ...measures, chest: measures.chest || measures.bust, bust: null };
}

/** The measures that cards display, in their order, labels by key, empty ones left out. */
export function measureLines(measures: Measures, gender: Gender): MeasureLine[] {
  const shown = ownMeasures(measures, gender);
  return LISTED_MEASURES.flatMap((key) => {
    const raw = isDisplayed(key, 'card') ? shown[key] : null;
    const value = raw === null || FACTS[key].kind === 'colour' ? raw : displayMeasure(raw);
    return value ? [{ key, value }] : [];
  });
}
