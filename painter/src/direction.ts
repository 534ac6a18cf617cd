import type { Pose } from './assemble.ts';
import { between, pick, type Random } from './engine/random.ts';
import type { Accessory } from './figure/accessories.ts';
import type { ArmHold } from './figure/limbs.ts';
import type { Person } from './figure/person.ts';
import type { LightName } from './lights.ts';
import type { GoboName } from './sets/gobo.ts';
import type { PaletteName } from './sets/palettes.ts';
import type { Framing, Shot } from './shots.ts';
import type { OutfitName } from './wear/outfits.ts';

type List<T> = readonly [T, ...T[]];

const WOMEN: List<OutfitName> = [
  'suitBare',
  'roll',
  'slip',
  'gown',
  'column',
  'shoulder',
  'boat',
  'coatRoll',
  'trench',
  'knit',
  'shirt',
  'suitRoll',
  'tee',
];
const MEN: List<OutfitName> = [
  'suit',
  'suitRoll',
  'roll',
  'coatRoll',
  'coat',
  'knit',
  'shirt',
  'tee',
  'suit',
];
const ANYBODY: List<OutfitName> = ['suitRoll', 'coatRoll', 'knit', 'shirt', 'suitBare', 'roll', 'tee'];

const HOLDS: List<readonly [ArmHold, ArmHold]> = [
  ['pocket', 'down'],
  ['down', 'pocket'],
  ['behind', 'behind'],
  ['pocket', 'pocket'],
  ['down', 'hip'],
  ['hip', 'down'],
  ['down', 'down'],
  ['down', 'behind'],
];

/** Mostly quiet walls, a strong colour now and then. */
const WALLS: List<PaletteName> = [
  'bone',
  'bone',
  'bone',
  'fog',
  'fog',
  'fog',
  'taupe',
  'taupe',
  'slate',
  'slate',
  'ink',
  'ink',
  'ink',
  'clay',
  'sage',
  'rose',
  'sky',
  'petrol',
  'rust',
  'butter',
];
const GREY_WALLS: readonly PaletteName[] = ['fog', 'slate', 'ink', 'taupe'];
const GOBOS: List<GoboName> = ['window', 'blinds', 'palm', 'slit', 'arch'];
const SHOWN_FROM_BEHIND: readonly string[] = ['straight', 'veil', 'waves', 'knot', 'chignon'];
const HAIR_UP: readonly string[] = ['knot', 'chignon', 'sleek', 'short', 'buzz'];

function outfitFor({ gender }: Person, random: Random): OutfitName {
  return pick(random, gender === 'man' ? MEN : gender === 'other' ? ANYBODY : WOMEN);
}

export function poseFor(random: Random, view: Pose['view'] = 'front'): Pose {
  const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.3, 0.9);
  const step = between(random, 0.05, 0.22);
  const posture = {
    sway: between(random, -1, 1),
    tilt: between(random, -1, 1),
    turn: turn * between(random, -0.3, 1),
  };
  return {
    view,
    turn,
    tilt: between(random, -5, 5),
    posture,
    holds: pick(random, HOLDS),
    accessory: null,
    stance:
      random() < 0.5
        ? { left: [0, -0.04, 0], right: [-step * 0.4, step, step * 0.6] }
        : { left: [step * 0.4, -step, step * 0.6], right: [0, 0.04, 0] },
  };
}

function viewFor({ style }: Person, framing: Framing, random: Random): Pose['view'] {
  const chance = random();
  if (framing === 'full') return 'front';
  if (chance < 0.18) return 'side';
  return chance > 0.93 && SHOWN_FROM_BEHIND.includes(style) ? 'behind' : 'front';
}

function accessoryFor({ gender, style }: Person, random: Random): Accessory | null {
  const chance = random();
  if (chance < 0.06) return 'hat';
  if (chance < 0.13) return 'glasses';
  return chance > 0.5 && gender === 'woman' && HAIR_UP.includes(style) ? 'hoops' : null;
}

/** Chooses wall, light, clothes, pose and print for one picture of a person. */
export function shotFor(person: Person, framing: Framing, random: Random): Shot {
  const palette = pick(random, WALLS);
  const isDark = palette === 'ink';
  const light: LightName = pick(
    random,
    isDark ? ['low', 'side', 'low'] : ['window', 'side', 'hard', 'window'],
  );
  const monochrome = random() < (GREY_WALLS.includes(palette) ? 0.4 : 0.08);
  const view = viewFor(person, framing, random);
  return {
    framing,
    palette,
    look: Math.floor(random() * 3),
    outfit: outfitFor(person, random),
    pose: { ...poseFor(random, view), accessory: accessoryFor(person, random) },
    light,
    gobo: !isDark && random() < 0.22 ? pick(random, GOBOS) : null,
    mottle: pick(random, [0, 0.15, 0.4, 0.8]),
    grade: {
      monochrome,
      contrast: monochrome ? 0.7 : between(random, 0.25, 0.5),
      vignette: between(random, 0.5, 1),
      grain: monochrome ? 0.32 : 0.26,
    },
    x: between(random, 0.44, 0.56),
    isLandscape: false,
  };
}
