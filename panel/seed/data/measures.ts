import { storedMeasure } from '@passarela/contract/measure-text';
import type { MeasureName } from '@passarela/contract/measures';
import type { Person } from './people.ts';
import { between, type Random } from './random.ts';

/** Measures as the agency writes them. */
export type Measures = Readonly<Partial<Record<MeasureName, string | null>>>;

const whole = (random: Random, low: number, high: number): number => Math.round(between(random, low, high));

const girthText = (cm: number): string => `${cm}/${Math.round(cm / 2.54)}`;
const sizeText = (brazilian: number, american: number): string => `${brazilian}x${american}`;

type Build = { isModel: boolean; isMinor: boolean };

/** Credible measures: models are close to the agency's standard, minors a little shorter, the cast everyday bodies. */
export function measuresFor(random: Random, sex: Person['sex'], build: Build): Measures {
  if (sex === 'male') return manMeasures(random, build);
  const cast = !build.isModel;
  const cm = cast
    ? whole(random, 158, 172)
    : build.isMinor
      ? whole(random, 168, 174)
      : whole(random, 173, 181);
  const waist = cast ? whole(random, 64, 82) : whole(random, 58, 65);
  const jeans = 34 + 2 * Math.round((waist - 57) / 5);
  const shoe = whole(random, 70, 80) / 2;
  return {
    height: storedMeasure('height', cm),
    waist: girthText(waist),
    hips: girthText(waist + whole(random, 25, 29)),
    bust: girthText(waist + whole(random, 20, 25)),
    weight: storedMeasure('weight', Math.round((cm - 100) * (cast ? 0.88 : 0.74))),
    jeans: sizeText(jeans, jeans - 30),
    shoes: sizeText(shoe, shoe - 30),
  };
}

function manMeasures(random: Random, { isModel, isMinor }: Build): Measures {
  const cast = !isModel;
  const cm = cast ? whole(random, 168, 182) : isMinor ? whole(random, 174, 182) : whole(random, 184, 191);
  const waist = cast ? whole(random, 80, 94) : whole(random, 74, 81);
  const chest = waist + whole(random, 18, 22);
  const shoe = whole(random, 80, 88) / 2;
  const jeans = 38 + 2 * Math.round((waist - 74) / 4);
  return {
    height: storedMeasure('height', cm),
    waist: girthText(waist),
    hips: girthText(waist + whole(random, 16, 19)),
    chest: girthText(chest),
    weight: storedMeasure('weight', Math.round((cm - 100) * (cast ? 0.95 : 0.86))),
    jeans: sizeText(jeans, jeans - 8),
    shirt: String(whole(random, 3, 5)),
    suit: String(46 + 2 * Math.round((chest - 92) / 4)),
    shoes: sizeText(shoe, shoe - 32),
  };
}
