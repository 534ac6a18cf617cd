import { hex, ramp, scaled } from '../engine/color.ts';
import type { Point } from '../engine/geometry.ts';
import type { Layer } from '../engine/layer.ts';
import type { Material } from '../engine/shade.ts';
import { type Leg, pitOf } from '../figure/limbs.ts';
import { cloth } from './cloth.ts';
import { shirt, turtleneck } from './collars.ts';
import * as cuts from './cuts.ts';
import { dress } from './dresses.ts';
import { bareLegs, shoes, trousers } from './legs.ts';
import type { Fitting } from './parts.ts';
import { tailored } from './tailoring.ts';
import { crew, tank } from './tops.ts';

const SHOE: Material = {
  ramp: ramp([scaled(hex('#1a1918'), 0.3), hex('#1a1918'), hex('#3a3837')]),
  gloss: 0.3,
  polish: 18,
};

/** Somebody to be dressed, and the colours that were chosen. */
interface Wardrobe {
  readonly fitting: Fitting;
  readonly legs: readonly Leg[];
  readonly isMan: boolean;
  readonly outer: string;
  readonly inner: string;
  readonly lower: string;
}

type Dresser = (wardrobe: Wardrobe) => readonly (readonly Layer[])[];

const feet = ({ legs, isMan }: Wardrobe) => shoes(legs, SHOE, !isMan);
const pants = (w: Wardrobe, cut: cuts.TrouserCut, color = w.lower) => [
  ...feet(w),
  ...trousers(w.fitting, w.legs, cloth(color, 'wool'), cut),
];
const easy = ({ isMan }: Wardrobe) => (isMan ? cuts.STRAIGHT : cuts.WIDE);
const sharp = ({ isMan }: Wardrobe) => (isMan ? cuts.SLIM : cuts.WIDE);
const wool = ({ outer }: Wardrobe) => cloth(outer, 'wool');

const underShirt = ({ fitting, inner }: Wardrobe) =>
  beneath(fitting, shirt(fitting, cloth(inner, 'cotton'), 0.03, 0.4, 2.5));
const underRoll = ({ fitting, inner }: Wardrobe) =>
  beneath(fitting, turtleneck(fitting, cloth(inner, 'knit'), 0.02, 2.4));

const OUTFITS = {
  tee: (w) => [
    pants(w, cuts.STRAIGHT),
    crew(w.fitting, cloth(w.inner, 'cotton'), 0.4, w.isMan ? 0.07 : 0.04, 2.55),
  ],
  tank: (w) => [pants(w, cuts.SLIM), tank(w.fitting, cloth(w.inner, 'cotton'))],
  knit: (w) => [pants(w, easy(w)), crew(w.fitting, cloth(w.outer, 'knit'), 1, 0.12, 2.75)],
  roll: (w) => [
    pants(w, easy(w)),
    turtleneck(w.fitting, cloth(w.outer, 'knit'), w.isMan ? 0.06 : 0.035, 2.5),
  ],
  shirt: (w) => [
    shirt(w.fitting, cloth(w.inner, 'cotton'), 0.09, w.isMan ? 0.42 : 0.62, 2.4),
    pants(w, easy(w)),
  ],
  suit: (w) => [
    pants(w, w.isMan ? cuts.SLIM : cuts.STRAIGHT, w.outer),
    underShirt(w),
    tailored(w.fitting, wool(w), cuts.SUIT),
  ],
  suitBare: (w) => [pants(w, cuts.WIDE, w.outer), tailored(w.fitting, wool(w), cuts.LONG_JACKET)],
  suitRoll: (w) => [pants(w, sharp(w), w.outer), underRoll(w), tailored(w.fitting, wool(w), cuts.LOW_JACKET)],
  coat: (w) => [pants(w, easy(w)), underShirt(w), tailored(w.fitting, wool(w), cuts.COAT)],
  coatRoll: (w) => [pants(w, easy(w)), underRoll(w), tailored(w.fitting, wool(w), cuts.COAT)],
  trench: (w) => [feet(w), bareLegs(w.fitting, w.legs), tailored(w.fitting, wool(w), cuts.TRENCH)],
  slip: (w) => [feet(w), dress(w.fitting, cloth(w.outer, 'silk'), cuts.SLIP)],
  gown: (w) => [dress(w.fitting, cloth(w.outer, 'silk'), cuts.GOWN)],
  column: (w) => [feet(w), dress(w.fitting, wool(w), cuts.COLUMN)],
  shoulder: (w) => [feet(w), dress(w.fitting, cloth(w.outer, 'silk'), cuts.ONE_SHOULDER)],
  boat: (w) => [bareLegs(w.fitting, w.legs), feet(w), dress(w.fitting, wool(w), cuts.DAY_DRESS)],
} satisfies Record<string, Dresser>;

export type OutfitName = keyof typeof OUTFITS;

const SAME_FROM_BEHIND: readonly OutfitName[] = ['slip', 'gown', 'column', 'tank'];
const COATS: readonly OutfitName[] = ['coat', 'coatRoll', 'trench'];

export interface Outfit {
  readonly name: OutfitName;
  /** Outer, inner and lower colours. */
  readonly colors: readonly [outer: string, inner: string, lower: string];
}

/** Keeps what is worn beneath a jacket from showing beside its collar. */
function beneath({ person: { build } }: Fitting, layers: readonly Layer[]): Layer[] {
  const pit = pitOf(build);
  const side: Point[] = [
    [build.neck * 1.16, pit - 0.6],
    [build.neck * 1.16, pit + 0.02],
    [build.shoulder * 0.6, pit + 0.3],
    [build.shoulder * 0.7, pit + 4],
  ];
  const inside = [...side, ...side.map(([x, y]): Point => [-x, y]).reverse()];
  return layers.map((layer) => ({ ...layer, clip: [inside] }));
}

/** The layers of an outfit, from skin outwards; from behind, necklines are closed and lapels gone. */
export function dressed(
  fitting: Fitting,
  legs: readonly Leg[],
  { name, colors }: Outfit,
  isBehind: boolean,
): Layer[] {
  const [outer, inner, lower] = colors;
  const wardrobe: Wardrobe = { fitting, legs, isMan: fitting.person.gender === 'man', outer, inner, lower };
  if (isBehind && !SAME_FROM_BEHIND.includes(name)) {
    const hem = COATS.includes(name) ? 5 : 2.9;
    return [...pants(wardrobe, easy(wardrobe)), ...crew(fitting, wool(wardrobe), 1, 0.08, hem)];
  }
  return OUTFITS[name](wardrobe).flat();
}
