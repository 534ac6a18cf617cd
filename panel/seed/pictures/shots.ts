import type { Affine } from './engine/geometry.ts';
import { paintLayer } from './engine/layer.ts';
import { between, pick, type Random, randomOf } from './engine/random.ts';
import { type Stage, scaleOf, stageOf } from './engine/stage.ts';
import { assemble, type Pose } from './figure/assemble.ts';
import { type ArmHold, pitOf } from './figure/limbs.ts';
import type { Person } from './figure/person.ts';
import type { Grade } from './finish.ts';
import { LIGHTS, type LightName } from './lights.ts';
import { paintWall, wallOf } from './sets/backdrop.ts';
import { castLight, type GoboName, gobo } from './sets/gobo.ts';
import { PALETTES, type PaletteName } from './sets/palettes.ts';
import { floorShadow, silhouette, wallShadow } from './sets/shadow.ts';
import type { Outfit, OutfitName } from './wear/outfits.ts';

export type Framing = 'close' | 'bust' | 'half' | 'knee' | 'full';

export interface Shot {
  readonly framing: Framing;
  readonly palette: PaletteName;
  readonly look: number;
  readonly outfit: OutfitName;
  readonly pose: Pose;
  readonly light: LightName;
  readonly gobo: GoboName | null;
  readonly mottle: number;
  readonly grade: Grade;
  /** Share of the width where the figure stands. */
  readonly x: number;
  readonly landscape?: boolean;
}

const SIZE: Record<Framing, readonly [unit: number, y: number]> = {
  close: [0.37, 0.43],
  bust: [0.245, 0.31],
  half: [0.185, 0.235],
  knee: [0.143, 0.165],
  full: [0.099, 0.105],
};

/** Renders a person in a shot, at working size. */
export function render(person: Person, shot: Shot, seed: number, height = 800): Stage {
  const random = randomOf(seed);
  const width = Math.round(shot.landscape ? height * (4 / 3) : height * 0.75);
  const side = shot.pose.turn < 0 ? -1 : 1;
  const stage = stageOf(width, height, LIGHTS[shot.light](random() < 0.62 ? side : -side));
  const palette = PALETTES[shot.palette];
  const full = shot.framing === 'full';
  const [size, top] = SIZE[shot.framing];
  const k = size * height * between(random, 0.97, 1.03);
  const camera: Affine = [k, 0, 0, k, width * shot.x, height * top];
  const feet = height * top + k * (pitOf(person.build) + 7.15);
  paintWall(
    stage,
    wallOf(palette.wall[0], palette.wall[1], {
      mottle: shot.mottle,
      floor: full ? (feet - k * 0.55) / height : 2,
      sweep: shot.light === 'hard' ? 0.012 : 0.09,
    }),
    random,
  );
  const colors = palette.looks[shot.look % palette.looks.length] ?? palette.looks[0];
  const outfit: Outfit = { name: shot.outfit, colors };
  const layers = assemble(person, shot.pose, outfit, random);
  shadows(stage, shot, silhouette(stage, camera, layers), feet, k);
  for (const layer of layers) paintLayer(stage, camera, layer);
  if (shot.gobo) {
    const pattern = gobo(stage, shot.gobo, random);
    castLight(
      stage,
      pattern,
      [-stage.light.key[0] * k * 0.5, k * 0.15],
      shot.light === 'low' ? 0.35 : 0.55,
      1,
    );
  }
  return stage;
}

function shadows(
  stage: Stage,
  shot: Shot,
  figure: ReturnType<typeof silhouette>,
  feet: number,
  k: number,
) {
  const away = -stage.light.key[0];
  if (shot.framing === 'full') {
    floorShadow(stage, figure, feet, away * 0.9, 1, shot.light === 'hard' ? 0.5 : 0.4);
    if (shot.light === 'hard') wallShadow(stage, figure, away * k * 1.1, k * 0.1, k * 0.04, 0.3);
    return;
  }
  if (shot.light === 'hard') wallShadow(stage, figure, away * k * 0.85, k * 0.28, k * 0.035, 0.42);
  else if (shot.light !== 'low')
    wallShadow(stage, figure, away * k * 0.9, k * 0.35, k * 0.32, shot.light === 'flat' ? 0.16 : 0.36);
}

const WOMEN: readonly [OutfitName, ...OutfitName[]] = [
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
const MEN: readonly [OutfitName, ...OutfitName[]] = [
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
const HOLDS: readonly [readonly [ArmHold, ArmHold], ...(readonly [ArmHold, ArmHold])[]] = [
  ['pocket', 'down'],
  ['down', 'pocket'],
  ['behind', 'behind'],
  ['pocket', 'pocket'],
  ['down', 'hip'],
  ['hip', 'down'],
  ['down', 'down'],
  ['down', 'behind'],
];
const WALLS: readonly [PaletteName, ...PaletteName[]] = [
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

export function outfitFor(person: Person, random: Random): OutfitName {
  if (person.gender === 'man') return pick(random, MEN);
  if (person.gender === 'other')
    return pick(random, ['suitRoll', 'coatRoll', 'knit', 'shirt', 'suitBare', 'roll', 'tee']);
  return pick(random, WOMEN);
}

export function poseFor(random: Random, view: Pose['view'] = 'front'): Pose {
  const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.3, 0.9);
  const step = between(random, 0.05, 0.22);
  return {
    view,
    turn,
    tilt: between(random, -5, 5),
    posture: {
      sway: between(random, -1, 1),
      tilt: between(random, -1, 1),
      turn: turn * between(random, -0.3, 1),
    },
    holds: pick(random, HOLDS),
    stance:
      random() < 0.5
        ? { left: [0, -0.04, 0], right: [-step * 0.4, step, step * 0.6] }
        : { left: [step * 0.4, -step, step * 0.6], right: [0, 0.04, 0] },
  };
}

export function shotFor(person: Person, kind: Framing, random: Random): Shot {
  const palette = pick(random, WALLS);
  const dark = palette === 'ink';
  const light: LightName = dark
    ? pick(random, ['low', 'side', 'low'])
    : pick(random, ['window', 'side', 'hard', 'window']);
  const monochrome = random() < (['fog', 'slate', 'ink', 'taupe'].includes(palette) ? 0.4 : 0.08);
  const view =
    kind === 'full'
      ? 'front'
      : pick(random, ['front', 'front', 'front', 'front', 'side', 'front', 'behind'] as const);
  const pattern =
    !dark && random() < 0.22 ? pick<GoboName>(random, ['window', 'blinds', 'palm', 'slit', 'arch']) : null;
  return {
    framing: kind,
    palette,
    look: Math.floor(random() * 3),
    outfit: outfitFor(person, random),
    pose: poseFor(random, view),
    light,
    gobo: pattern,
    mottle: pick(random, [0, 0.15, 0.4, 0.8]),
    grade: {
      monochrome,
      contrast: monochrome ? 0.7 : between(random, 0.25, 0.5),
      vignette: between(random, 0.5, 1),
      grain: monochrome ? 0.32 : 0.26,
    },
    x: between(random, 0.44, 0.56),
  };
}
