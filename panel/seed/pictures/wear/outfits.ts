import { hex, ramp, scaled } from '../engine/color.ts';
import type { Point } from '../engine/geometry.ts';
import type { Layer, Material } from '../engine/layer.ts';
import { type Leg, pitOf } from '../figure/limbs.ts';
import { cloth, type Weave } from './cloth.ts';
import { dress } from './dresses.ts';
import { bareLegs, shoes, trousers } from './legs.ts';
import type { Fitting } from './parts.ts';
import { tailored } from './tailoring.ts';
import { crew, shirt, tank, turtleneck } from './tops.ts';

export type OutfitName =
  | 'tee'
  | 'knit'
  | 'roll'
  | 'shirt'
  | 'suit'
  | 'suitBare'
  | 'suitRoll'
  | 'coat'
  | 'coatRoll'
  | 'trench'
  | 'slip'
  | 'gown'
  | 'column'
  | 'shoulder'
  | 'boat'
  | 'tank'
  | 'bare';

export interface Outfit {
  readonly name: OutfitName;
  /** Outer, inner and lower colours. */
  readonly colors: readonly [string, string, string];
  readonly weave?: Weave;
}

export interface Dressed {
  /** Behind the body. */
  readonly under: readonly Layer[];
  readonly over: readonly Layer[];
  /** In front of the head and hair. */
  readonly top: readonly Layer[];
}

const SLIM = [0.02, 0.03, 0.045] as const;
const STRAIGHT = [0.04, 0.1, 0.12] as const;
const WIDE = [0.06, 0.18, 0.26] as const;

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

/** The layers of an outfit; from behind, necklines are closed and lapels gone. */
export function dressed(fitting: Fitting, legs: readonly Leg[], outfit: Outfit, behind: boolean): Dressed {
  const [outer, inner, lower] = outfit.colors;
  const weave = outfit.weave;
  const man = fitting.person.gender === 'man';
  const shoe: Material = {
    ramp: ramp([scaled(hex('#1a1918'), 0.3), hex('#1a1918'), hex('#3a3837')]),
    gloss: 0.3,
    polish: 18,
  };
  const feet = (heel: boolean) => shoes(legs, shoe, heel && !man);
  const pants = (cut: readonly [number, number, number], color = lower) => [
    ...feet(true),
    ...trousers(fitting, legs, cloth(color, 'wool'), cut),
  ];
  const over = (...layers: readonly (readonly Layer[])[]): Dressed => ({
    under: [],
    over: layers.flat(),
    top: [],
  });
  const outerCloth = cloth(outer, weave ?? 'wool');
  if (behind && !['slip', 'gown', 'column', 'tank', 'bare'].includes(outfit.name)) {
    const longCoat = ['coat', 'coatRoll', 'trench'].includes(outfit.name);
    return over(pants(man ? STRAIGHT : WIDE), crew(fitting, outerCloth, 1, 0.08, longCoat ? 5 : 2.9));
  }
  switch (outfit.name) {
    case 'tee':
      return over(pants(STRAIGHT), crew(fitting, cloth(inner, 'cotton'), 0.4, man ? 0.07 : 0.04, 2.55));
    case 'knit':
      return over(pants(man ? STRAIGHT : WIDE), crew(fitting, cloth(outer, 'knit'), 1, 0.12, 2.75));
    case 'roll':
      return over(
        pants(man ? STRAIGHT : WIDE),
        turtleneck(fitting, cloth(outer, 'knit'), man ? 0.06 : 0.035, 2.5),
      );
    case 'shirt':
      return over(
        shirt(fitting, cloth(inner, weave ?? 'cotton'), 0.09, man ? 0.42 : 0.62, 2.4),
        pants(man ? STRAIGHT : WIDE),
      );
    case 'suit':
      return over(
        pants(man ? SLIM : STRAIGHT, outer),
        beneath(fitting, shirt(fitting, cloth(inner, 'cotton'), 0.03, 0.4, 2.5)),
        tailored(fitting, outerCloth, {
          hem: 3.0,
          ease: 0.07,
          pad: 0.035,
          button: 1.6,
          open: 0.08,
          lapel: man ? 0.17 : 0.2,
        }),
      );
    case 'suitBare':
      return over(
        pants(WIDE, outer),
        tailored(fitting, outerCloth, {
          hem: 2.95,
          ease: 0.07,
          pad: 0.045,
          button: 1.55,
          open: 0.07,
          lapel: 0.2,
        }),
      );
    case 'suitRoll':
      return over(
        pants(man ? SLIM : WIDE, outer),
        beneath(fitting, turtleneck(fitting, cloth(inner, 'knit'), 0.02, 2.4)),
        tailored(fitting, outerCloth, {
          hem: 3.0,
          ease: 0.08,
          pad: 0.035,
          button: 1.7,
          open: 0.12,
          lapel: 0.18,
        }),
      );
    case 'coat':
      return over(
        pants(man ? STRAIGHT : WIDE),
        beneath(fitting, shirt(fitting, cloth(inner, 'cotton'), 0.03, 0.42, 2.5)),
        tailored(fitting, outerCloth, {
          hem: 5.3,
          ease: 0.14,
          pad: 0.05,
          button: 1.95,
          open: 0.26,
          lapel: 0.25,
        }),
      );
    case 'coatRoll':
      return over(
        pants(man ? STRAIGHT : WIDE),
        beneath(fitting, turtleneck(fitting, cloth(inner, 'knit'), 0.02, 2.4)),
        tailored(fitting, outerCloth, {
          hem: 5.4,
          ease: 0.15,
          pad: 0.05,
          button: 2.0,
          open: 0.28,
          lapel: 0.25,
        }),
      );
    case 'trench':
      return over(
        feet(true),
        bareLegs(fitting, legs),
        tailored(fitting, outerCloth, {
          hem: 4.9,
          ease: 0.07,
          pad: 0.045,
          button: 1.7,
          open: -0.08,
          lapel: 0.24,
          belt: true,
        }),
      );
    case 'slip':
      return over(
        feet(true),
        dress(fitting, cloth(outer, 'silk'), { neckline: 'straps', hem: 6.75, sweep: 0.78, depth: 0.8 }),
      );
    case 'gown':
      return over(
        dress(fitting, cloth(outer, weave ?? 'silk'), {
          neckline: 'strapless',
          hem: 7.15,
          sweep: 1.5,
          depth: 1.1,
        }),
      );
    case 'column':
      return over(
        feet(true),
        dress(fitting, cloth(outer, weave ?? 'wool'), {
          neckline: 'strapless',
          hem: 6.9,
          sweep: 0.62,
          depth: 0.5,
        }),
      );
    case 'shoulder':
      return over(
        feet(true),
        dress(fitting, cloth(outer, weave ?? 'silk'), {
          neckline: 'shoulder',
          hem: 6.9,
          sweep: 0.95,
          depth: 1,
        }),
      );
    case 'boat':
      return over(
        bareLegs(fitting, legs),
        feet(true),
        dress(fitting, outerCloth, { neckline: 'boat', hem: 5.1, sweep: 0.95, depth: 1 }),
      );
    case 'tank':
      return over(pants(SLIM), tank(fitting, cloth(inner, 'cotton')));
    case 'bare':
      return over(
        pants(SLIM),
        man
          ? []
          : dress(fitting, cloth(inner, 'cotton'), {
              neckline: 'strapless',
              hem: 2.5,
              sweep: 0.62,
              depth: 0.3,
            }),
      );
  }
}
