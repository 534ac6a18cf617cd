import { assemble, type Pose } from './assemble.ts';
import type { Affine } from './engine/geometry.ts';
import { paintLayer } from './engine/layer.ts';
import { between, randomOf } from './engine/random.ts';
import type { Plane } from './engine/raster.ts';
import { type Stage, stageOf } from './engine/stage.ts';
import { pitOf } from './figure/limbs.ts';
import type { Person } from './figure/person.ts';
import { LIGHTS, type LightName } from './lights.ts';
import type { Grade } from './print/develop.ts';
import { paintWall, wallOf } from './sets/backdrop.ts';
import { castLight, type GoboName, gobo } from './sets/gobo.ts';
import { PALETTES, type PaletteName } from './sets/palettes.ts';
import { floorShadow, silhouette, wallShadow } from './sets/shadow.ts';
import type { OutfitName } from './wear/outfits.ts';

export type Framing = 'close' | 'bust' | 'half' | 'knee' | 'full';

/** Everything that was decided before the picture is taken. */
export interface Shot {
  readonly framing: Framing;
  readonly palette: PaletteName;
  /** Which clothes of the palette. */
  readonly look: number;
  readonly outfit: OutfitName;
  readonly pose: Pose;
  readonly light: LightName;
  readonly gobo: GoboName | null;
  readonly mottle: number;
  readonly grade: Grade;
  /** Share of the width where the figure stands. */
  readonly x: number;
  readonly isLandscape: boolean;
}

/** Height of a head and place of its middle, as shares of the picture's height. */
const SIZE: Record<Framing, readonly [head: number, y: number]> = {
  close: [0.37, 0.43],
  bust: [0.245, 0.31],
  half: [0.185, 0.235],
  knee: [0.143, 0.165],
  full: [0.099, 0.105],
};

const HEIGHT_PX = 800;
/** From the neck pit to the floor, in heads. */
const PIT_TO_FLOOR = 7.15;

/** Paints a person in a shot, at working size. */
export function render(person: Person, shot: Shot, seed: number, height = HEIGHT_PX): Stage {
  const random = randomOf(seed);
  const width = Math.round(shot.isLandscape ? height * (4 / 3) : height * 0.75);
  const side = shot.pose.turn < 0 ? -1 : 1;
  const stage = stageOf(width, height, LIGHTS[shot.light](random() < 0.62 ? side : -side));
  const { wall, looks } = PALETTES[shot.palette];
  const [size, top] = SIZE[shot.framing];
  const head = size * height * between(random, 0.97, 1.03);
  const camera: Affine = [head, 0, 0, head, width * shot.x, height * top];
  const feet = height * top + head * (pitOf(person.build) + PIT_TO_FLOOR);
  const floor = shot.framing === 'full' ? (feet - head * 0.55) / height : 2;
  const sweep = shot.light === 'hard' ? 0.012 : 0.09;
  paintWall(stage, wallOf(...wall, { mottle: shot.mottle, floor, sweep }), random);
  const colors = looks[shot.look % looks.length] ?? looks[0];
  const layers = assemble(person, shot.pose, { name: shot.outfit, colors }, random, head);
  castShadows(stage, shot, silhouette(stage, camera, layers), feet, head);
  for (const layer of layers) paintLayer(stage, camera, layer);
  if (shot.gobo) {
    const shift = [-stage.light.key[0] * head * 0.5, head * 0.15] as const;
    castLight(stage, gobo(stage, shot.gobo, random), shift, shot.light === 'low' ? 0.35 : 0.55, 1);
  }
  return stage;
}

function castShadows(stage: Stage, { framing, light }: Shot, figure: Plane, feet: number, head: number) {
  const away = -stage.light.key[0];
  if (framing === 'full') {
    floorShadow(stage, figure, feet, away * 0.9, 1, light === 'hard' ? 0.5 : 0.4);
    if (light === 'hard') wallShadow(stage, figure, away * head * 1.1, head * 0.1, head * 0.04, 0.3);
  } else if (light === 'hard') {
    wallShadow(stage, figure, away * head * 0.85, head * 0.28, head * 0.035, 0.42);
  } else if (light !== 'low') {
    wallShadow(stage, figure, away * head * 0.9, head * 0.35, head * 0.32, light === 'flat' ? 0.16 : 0.36);
  }
}
