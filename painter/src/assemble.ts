import { compose, rotation, translation } from './engine/geometry.ts';
import type { Layer } from './engine/layer.ts';
import type { Random } from './engine/random.ts';
import { type Accessory, accessoryLayers } from './figure/accessories.ts';
import { bodyLayer } from './figure/body.ts';
import { type HeadPose, headLayer, type View } from './figure/head.ts';
import { type ArmHold, armOf, legOf, pitOf, type Stance } from './figure/limbs.ts';
import type { Person } from './figure/person.ts';
import { type Posture, warpLayer, warpOf } from './figure/posture.ts';
import { earLayer, profileLayer } from './figure/profile.ts';
import { hairstyle } from './hair/styles.ts';
import { dressed, type Outfit } from './wear/outfits.ts';

export interface Pose {
  readonly view: View;
  /** Of the head, -1 to 1; the sign is where it looks. */
  readonly turn: number;
  readonly tilt: number;
  readonly posture: Posture;
  readonly holds: readonly [left: ArmHold, right: ArmHold];
  readonly stance: Stance;
  readonly accessory: Accessory | null;
}

const FINE_HEAD_PX = 190;

/** A dressed person in a pose, as layers from back to front, in heads around the middle of the face. */
export function assemble(
  person: Person,
  pose: Pose,
  outfit: Outfit,
  random: Random,
  headPx: number,
): Layer[] {
  const detail = Math.min(1, headPx / FINE_HEAD_PX);
  const { build } = person;
  const arms = [armOf(build, -1, pose.holds[0]), armOf(build, 1, pose.holds[1])];
  const legs = [legOf(build, -1, pose.stance.left), legOf(build, 1, pose.stance.right)];
  const warp = warpOf(build, pose.posture);
  const head = headPose(pose, warp([0, pitOf(build) - 0.25]));
  const hair = hairstyle({ person, pose: head, random, detail }, pose.view);
  const clothes = dressed({ person, arms, random }, legs, outfit, pose.view === 'behind');
  const bend = (layers: readonly Layer[]) => layers.map((layer) => warpLayer(layer, warp));
  return [
    ...hair.back,
    ...bend([bodyLayer(person, arms), ...clothes]),
    ...face(person, head, pose.view),
    ...hair.front,
    ...(pose.accessory && pose.view !== 'behind'
      ? accessoryLayers(person, head, pose.view === 'side', pose.accessory, outfit.colors[0])
      : []),
  ];
}

function headPose({ turn, tilt, view }: Pose, [x]: readonly [number, number]): HeadPose {
  const lean = rotation(tilt, [0, 0.55]);
  const mirror = view === 'side' && turn < 0 ? ([-1, 0, 0, 1, 0, 0] as const) : translation(0, 0);
  const shift = translation(view === 'side' ? Math.sign(turn) * 0.1 : 0, 0);
  return { turn, tilt, place: compose(translation(x, 0), compose(lean, compose(shift, mirror))) };
}

function face(person: Person, head: HeadPose, view: View): Layer[] {
  if (view === 'side') return [profileLayer(person, head), earLayer(person, head, [-0.055, 0.02], 1)];
  if (view === 'behind')
    return [earLayer(person, head, [-0.345, 0.03], 0.5), earLayer(person, head, [0.345, 0.03], 0.5)];
  const near = -Math.sign(head.turn || 1);
  const layer = headLayer(person, head);
  const ear = earLayer(
    person,
    head,
    [near * (0.335 * person.face.width + 0.01), 0.04],
    0.55 + 0.4 * Math.abs(head.turn),
  );
  return [ear, layer];
}
