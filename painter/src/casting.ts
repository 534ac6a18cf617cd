import { between, pick, type Random, randomOf, seedOf } from './engine/random.ts';
import { type Gender, HAIRS, type Person, SKINS, type StyleName } from './figure/person.ts';

type SkinName = keyof typeof SKINS;
type HairName = keyof typeof HAIRS;

const SKIN_ODDS: readonly [SkinName, ...SkinName[]] = [
  'porcelain',
  'sand',
  'sand',
  'honey',
  'honey',
  'amber',
  'amber',
  'cinnamon',
  'cinnamon',
  'cocoa',
  'cocoa',
  'umber',
  'umber',
  'ebony',
];

const HAIR_BY_SKIN: Record<SkinName, readonly [HairName, ...HairName[]]> = {
  porcelain: ['copper', 'honeyBlonde', 'blonde', 'platinum', 'chestnut', 'brown', 'espresso'],
  sand: ['blonde', 'honeyBlonde', 'brown', 'chestnut', 'espresso', 'black', 'copper'],
  honey: ['brown', 'espresso', 'espresso', 'black', 'chestnut', 'honeyBlonde'],
  amber: ['espresso', 'black', 'black', 'brown', 'chestnut'],
  cinnamon: ['black', 'espresso', 'espresso', 'brown'],
  cocoa: ['black', 'black', 'espresso'],
  umber: ['black', 'black', 'espresso'],
  ebony: ['black', 'black', 'black'],
};

const SOFT: readonly [StyleName, ...StyleName[]] = [
  'straight',
  'veil',
  'waves',
  'lob',
  'bob',
  'knot',
  'chignon',
  'sleek',
  'sleek',
];
const COILY: readonly [StyleName, ...StyleName[]] = [
  'afro',
  'halo',
  'sleek',
  'chignon',
  'knot',
  'short',
  'buzz',
  'veil',
];
const MEN: readonly [StyleName, ...StyleName[]] = ['crop', 'crop', 'quiff', 'back', 'curls', 'short', 'buzz'];
const COILY_MEN: readonly [StyleName, ...StyleName[]] = ['short', 'short', 'buzz', 'curls', 'halo', 'crop'];
const ANY: readonly [StyleName, ...StyleName[]] = ['crop', 'bob', 'buzz', 'back', 'curls', 'lob', 'halo'];

function styleOf(random: Random, gender: Gender, dark: boolean): StyleName {
  if (gender === 'man') return pick(random, dark ? COILY_MEN : MEN);
  if (gender === 'other') return pick(random, ANY);
  return pick(random, dark && random() < 0.8 ? COILY : SOFT);
}

/** On fair skin a beard's shadow shows more. */
const FAIR: readonly SkinName[] = ['porcelain', 'sand'];

/** What a talent looks like: always the same for the same seed. `age` in years greys hair. */
export function cast(seed: string, gender: Gender, age: number): Person {
  const random = randomOf(seedOf('person', seed));
  const skin = pick(random, SKIN_ODDS);
  const dark = ['cinnamon', 'cocoa', 'umber', 'ebony'].includes(skin);
  const hair = age >= 50 ? 'silver' : pick(random, HAIR_BY_SKIN[skin] ?? ['black']);
  const broad = gender === 'man' ? 1 : gender === 'other' ? 0.45 : 0;
  const blend = (low: number, high: number, spread: number): number =>
    low + (high - low) * broad + between(random, -spread, spread);
  return {
    seed: seedOf('looks', seed),
    gender,
    build: {
      shoulder: blend(0.785, 0.945, 0.025),
      chest: blend(0.555, 0.71, 0.02),
      waist: blend(0.425, 0.55, 0.02),
      hip: blend(0.57, 0.58, 0.02),
      neck: blend(0.17, 0.222, 0.008),
      neckLength: blend(0.43, 0.35, 0.02),
    },
    face: {
      width: blend(0.96, 1.035, 0.025),
      jaw: blend(0.1, 0.85, 0.1),
      chin: blend(0.25, 0.75, 0.2),
      stubble:
        gender === 'man' && random() < 0.55
          ? between(random, 0.14, 0.42) * (FAIR.includes(skin) ? 0.5 : 1)
          : 0,
    },
    skin: SKINS[skin] ?? [],
    hair: HAIRS[hair] ?? [],
    style: styleOf(random, gender, dark),
    hairName: hair,
    skinName: skin,
  };
}
