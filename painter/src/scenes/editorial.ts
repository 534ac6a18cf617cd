import { assemble } from '../assemble.ts';
import { cast } from '../casting.ts';
import { poseFor } from '../direction.ts';
import type { Affine } from '../engine/geometry.ts';
import { paintLayer } from '../engine/layer.ts';
import { between, randomOf, seedOf } from '../engine/random.ts';
import { type Stage, stageOf } from '../engine/stage.ts';
import { pitOf } from '../figure/limbs.ts';
import type { Gender } from '../figure/person.ts';
import { LIGHTS, type LightName } from '../lights.ts';
import { arch } from '../places/arch.ts';
import { bareWall } from '../places/bare-wall.ts';
import { corridor } from '../places/corridor.ts';
import { curtain } from '../places/curtain.ts';
import { door } from '../places/door.ts';
import { horizon } from '../places/horizon.ts';
import { type Place, type Tones, tonesOf } from '../places/place.ts';
import { stairs } from '../places/stairs.ts';
import { studio } from '../places/studio.ts';
import { castLight, type GoboName, gobo } from '../sets/gobo.ts';
import { floorShadow, silhouette } from '../sets/shadow.ts';
import type { OutfitName } from '../wear/outfits.ts';
import { prints } from './table.ts';

const PLACES = { arch, stairs, corridor, horizon, curtain, studio, door, bareWall } satisfies Record<
  string,
  Place
>;

/** A picture that is a place first, with or without somebody in it. */
export interface Scene {
  readonly place: keyof typeof PLACES | 'polaroids' | 'cards' | 'paper';
  readonly tones: keyof typeof TONES;
  readonly light: LightName;
  readonly side: 1 | -1;
  readonly gobo?: GoboName;
  readonly monochrome?: boolean;
  readonly figure?: {
    readonly seed: string;
    readonly gender: Gender;
    readonly outfit: OutfitName;
    readonly colors: readonly [string, string, string];
    /** Height of the figure as a share of the picture; over 1 crops it below. */
    readonly size: number;
    /** Moves it from the place's own spot, in shares. */
    readonly dx?: number;
    readonly dy?: number;
    readonly view?: 'front' | 'side' | 'behind';
  };
}

const TONES = {
  sand: tonesOf('#eadfce', '#cdb79b', '#6b543f', '#f6e3bd'),
  chalk: tonesOf('#eeebe4', '#cfc9be', '#6a655d', '#faf6ec'),
  terracotta: tonesOf('#d99a74', '#a85c3c', '#43201a', '#f3cf9e'),
  night: tonesOf('#8f8b86', '#3b3a3c', '#0e0e10', '#e9d8b8'),
  olive: tonesOf('#c9c8a8', '#83845f', '#2c2d1f', '#eee3bb'),
  sea: tonesOf('#dfe5e4', '#9fb5bb', '#33505c', '#f4dfc0'),
  blush: tonesOf('#f0dcd2', '#cf9f92', '#67372f', '#fbeadb'),
  ink: tonesOf('#c9c9c9', '#55565a', '#121215', '#f2efe8'),
} satisfies Record<string, Tones>;

/** Paints a scene at working size. */
export function stageScene(scene: Scene, name: string, width: number, height: number): Stage {
  const random = randomOf(seedOf('scene', name));
  const stage = stageOf(width, height, LIGHTS[scene.light](scene.side));
  const tones = TONES[scene.tones];
  if (scene.place === 'polaroids' || scene.place === 'cards' || scene.place === 'paper') {
    prints(stage, random, tones, scene.place);
  } else {
    const [x, y] = PLACES[scene.place](stage, random, tones);
    if (scene.figure) stand(stage, scene.figure, random, x * width, y * height);
  }
  if (scene.gobo) castLight(stage, gobo(stage, scene.gobo, random), [height * 0.03, height * 0.01], 0.55, 1);
  return stage;
}

function stand(
  stage: Stage,
  figure: NonNullable<Scene['figure']>,
  random: () => number,
  x: number,
  feet: number,
) {
  const person = cast(figure.seed, figure.gender, 24);
  const tall = pitOf(person.build) + 7.15 + 0.55;
  const k = (figure.size * stage.height) / tall;
  const bottom = feet + (figure.dy ?? 0) * stage.height;
  const camera: Affine = [
    k,
    0,
    0,
    k,
    x + (figure.dx ?? 0) * stage.width,
    bottom - k * (pitOf(person.build) + 7.15),
  ];
  const pose = { ...poseFor(random, figure.view ?? 'front'), tilt: between(random, -3, 3) };
  const layers = assemble(person, pose, { name: figure.outfit, colors: figure.colors }, random, k);
  if (figure.size < 1.05)
    floorShadow(stage, silhouette(stage, camera, layers), bottom, -stage.light.key[0] * 1.1, 1, 0.5);
  for (const layer of layers) paintLayer(stage, camera, layer);
}
