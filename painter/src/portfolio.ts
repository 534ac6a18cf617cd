import { poseFor, shotFor } from './direction.ts';
import { between, pick, type Random, randomOf, seedOf } from './engine/random.ts';
import type { Person } from './figure/person.ts';
import type { Shot } from './shots.ts';

type Gallery = 'book' | 'snap' | 'compo';

/** One picture of a talent: what it is called, where it hangs and how it is taken. */
export interface Portrait {
  readonly slot: string;
  readonly gallery: Gallery;
  readonly isCover: boolean;
  readonly shot: Shot;
  /** An editor's second choice: a wide cut out of the same negative, printed in the other tone. */
  readonly cutSlot: string | null;
}

const CUT_ODDS = 0.6;
const SNAP_ODDS = 0.55;

/** All pictures of a talent but the composite, which is made of them. The first is the cover. */
export function portfolio(person: Person): Portrait[] {
  const random = randomOf(seedOf('portfolio', person.seed));
  const cover = coverShot(person, random);
  const second = story(person, random, cover);
  const book: Shot[] = [
    cover,
    { ...story(person, random, cover), framing: 'full', pose: poseFor(random), gobo: null },
    { ...second, framing: pick(random, ['knee', 'half'] as const), pose: poseFor(random) },
    ...oneMore(person, random),
  ];
  const cutSlot = random() < CUT_ODDS ? `book-${book.length + 1}` : null;
  const snaps = random() < SNAP_ODDS ? snapShots(person, random) : [];
  return [
    ...book.map(
      (shot, index): Portrait => ({
        slot: `book-${index + 1}`,
        gallery: 'book',
        isCover: index === 0,
        shot,
        cutSlot: index === 2 ? cutSlot : null,
      }),
    ),
    ...snaps.map(
      (shot, index): Portrait => ({
        slot: `snap-${index + 1}`,
        gallery: 'snap',
        isCover: false,
        shot,
        cutSlot: null,
      }),
    ),
  ];
}

function oneMore(person: Person, random: Random): Shot[] {
  const chance = random();
  if (chance < 0.28) return [landscape(person, random)];
  return chance < 0.6 ? [closer(person, random)] : [];
}

function coverShot(person: Person, random: Random): Shot {
  const shot = shotFor(person, pick(random, ['bust', 'bust', 'bust', 'half', 'half', 'close']), random);
  return { ...shot, pose: { ...shot.pose, view: random() < 0.1 ? 'side' : 'front' } };
}

/** Another moment of the same shoot: same wall and light, or a new day. */
function story(person: Person, random: Random, like: Shot): Shot {
  const next = shotFor(person, 'half', random);
  if (random() < 0.45)
    return { ...next, palette: like.palette, look: like.look, light: like.light, outfit: like.outfit };
  return next;
}

function closer(person: Person, random: Random): Shot {
  const shot = shotFor(person, 'close', random);
  return { ...shot, pose: { ...shot.pose, view: random() < 0.45 ? 'side' : 'front' } };
}

function landscape(person: Person, random: Random): Shot {
  const left = random() < 0.5;
  const pose = poseFor(random, random() < 0.3 ? 'side' : 'front');
  return {
    ...shotFor(person, pick(random, ['bust', 'half', 'close', 'knee']), random),
    pose: { ...pose, turn: Math.abs(pose.turn) * (left ? 1 : -1) },
    x: left ? between(random, 0.3, 0.36) : between(random, 0.64, 0.7),
    isLandscape: true,
  };
}

/** Plain clothes, white wall, window light. */
function snapShots(person: Person, random: Random): Shot[] {
  const outfit = person.gender === 'man' ? 'tee' : pick(random, ['tank', 'tee', 'tank'] as const);
  const look = Math.floor(random() * 2);
  const base: Shot = {
    framing: 'bust',
    palette: 'white',
    look,
    outfit,
    pose: {
      view: 'front',
      turn: 0.12,
      tilt: 0,
      posture: { sway: 0, tilt: 0, turn: 0 },
      holds: ['down', 'down'],
      accessory: null,
      stance: { left: [0, 0, 0], right: [0, 0, 0] },
    },
    light: 'flat',
    gobo: null,
    mottle: 0.05,
    grade: { monochrome: false, contrast: 0.18, vignette: 0.25, grain: 0.24 },
    x: 0.5,
    isLandscape: false,
  };
  const full: Shot = {
    ...base,
    framing: 'full',
    pose: { ...base.pose, posture: { sway: 0.2, tilt: 0.1, turn: 0.1 } },
  };
  const side: Shot = {
    ...base,
    pose: {
      ...base.pose,
      view: 'side',
      turn: random() < 0.5 ? 0.6 : -0.6,
      posture: { sway: 0, tilt: 0, turn: 0.4 },
    },
  };
  return random() < 0.5 ? [base, full] : [base, side];
}
