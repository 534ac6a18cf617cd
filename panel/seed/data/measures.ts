import { type MeasureName, measureValue } from '@passarela/contract/measures';
import type { Gender } from '@passarela/painter';
import { between, type Random } from '@passarela/painter/random';

/** Measures as the agency writes them (CONTRACT: "178/5'10\"", "38x8"). */
export type Measures = Readonly<Record<MeasureName, string | null>>;

const whole = (random: Random, low: number, high: number): number => Math.round(between(random, low, high));

export const girthText = (cm: number): string => `${cm}/${Math.round(cm / 2.54)}`;
export const sizeText = (brazilian: number, american: number): string => `${brazilian}x${american}`;

/** Credible measures; `cast` are everyday bodies, models are close to the agency's standard. */
export function measuresFor(random: Random, gender: Gender, cast: boolean): Measures {
  if (gender === 'man') return manMeasures(random, cast);
  const cm = cast ? whole(random, 158, 175) : whole(random, 172, 181);
  const waist = cast ? whole(random, 64, 82) : whole(random, 58, 65);
  const jeans = 34 + 2 * Math.round((waist - 57) / 5);
  const shoe = whole(random, 70, 80) / 2;
  return {
    height: measureValue('height', cm),
    waist: girthText(waist),
    hips: girthText(waist + whole(random, 25, 29)),
    bust: girthText(waist + whole(random, 20, 25)),
    chest: null,
    weight: measureValue('weight', Math.round((cm - 100) * (cast ? 0.88 : 0.74))),
    jeans: sizeText(jeans, jeans - 30),
    shirt: null,
    suit: null,
    shoes: sizeText(shoe, shoe - 30),
  };
}

function manMeasures(random: Random, cast: boolean): Measures {
  const cm = cast ? whole(random, 170, 184) : whole(random, 183, 191);
  const waist = cast ? whole(random, 80, 94) : whole(random, 74, 81);
  const chest = waist + whole(random, 18, 22);
  const shoe = whole(random, 80, 88) / 2;
  const jeans = 38 + 2 * Math.round((waist - 74) / 4);
  return {
    height: measureValue('height', cm),
    waist: girthText(waist),
    hips: girthText(waist + whole(random, 16, 19)),
    bust: girthText(chest),
    chest: girthText(chest),
    weight: measureValue('weight', Math.round((cm - 100) * (cast ? 0.95 : 0.86))),
    jeans: sizeText(jeans, jeans - 8),
    shirt: String(whole(random, 3, 5)),
    suit: String(46 + 2 * Math.round((chest - 92) / 4)),
    shoes: sizeText(shoe, shoe - 32),
  };
}
