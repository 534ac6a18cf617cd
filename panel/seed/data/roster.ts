import { cast, type Gender } from '@passarela/painter';
import { between, pick, type Random, randomOf, seedOf } from '@passarela/painter/random';
import { eyesKey, hairKey } from './appearance.ts';
import { biographyOf } from './biographies.ts';
import { measuresFor } from './measures.ts';
import { APOSTROPHE_NAME, FIRST_NAMES, LONG_NAME, SURNAMES } from './names.ts';
import { SKILLS } from './skills.ts';
import { type DemoVideo, VIDEOS } from './videos.ts';

export type DemoTalent = ReturnType<typeof talentOf>;

/** As many as the demo shows; more are made for benchmarks only. */
export const DEMO_TALENTS = 144;
export const MINOR_ID = 57;
export const WITHOUT_PHOTOS_ID = 90;
export const LONG_NAME_ID = 23;
const APOSTROPHE_ID = 71;
const LEAP_DAY_ID = 12;
export const HIDDEN_IDS: readonly number[] = [38, 77, 119];

const MODELS = 1;
const CAST = 1891;
const OFF_SITE_DIVISION = 199;

/** The first `count` talents; the same number always gives the same people. */
export function roster(count: number = DEMO_TALENTS): DemoTalent[] {
  const seen: Record<Gender, number> = { woman: 0, man: 0, other: 0 };
  return Array.from({ length: count }, (_, index) => {
    const gender = genderOf(index + 1);
    seen[gender] += 1;
    return talentOf(index + 1, gender, seen[gender] - 1);
  });
}

/** `rank` counts the talents of the same gender before this one. */
function talentOf(id: number, gender: Gender, rank: number) {
  const random = randomOf(seedOf('talent', id));
  const name = nameOf(id, gender, rank);
  const isCast = id % 12 === 0 || id % 3 === 1;
  const isModel = !isCast || id % 12 === 0 || id === APOSTROPHE_ID;
  const age = id === MINOR_ID ? 16 : Math.round(isModel ? between(random, 18, 31) : between(random, 20, 66));
  const person = cast(`talent ${id}`, gender, age);
  return {
    id,
    name,
    gender,
    birthdate: birthdateOf(random, id, age),
    categories: categoriesOf(id, gender, isModel, isCast, age),
    divisions: divisionsOf(id, isModel, isCast),
    measures: measuresFor(random, gender, !isModel),
    eyes: eyesKey(random, person),
    hair: hairKey(person),
    nationality: id % 19 === 0 ? pick(random, ['AR', 'UY', 'PT', 'IT']) : 'BR',
    biography: id % 3 !== 2 ? biographyOf(id, name.split(' ')[0] ?? name, gender, !isModel) : null,
    skills: skillsOf(random, id),
    videos: videosOf(id),
    person,
    hasPhotos: id !== WITHOUT_PHOTOS_ID,
    noindex: id === MINOR_ID,
  };
}

function genderOf(id: number): Gender {
  if ([APOSTROPHE_ID, LONG_NAME_ID, MINOR_ID].includes(id)) return 'woman';
  if (id % 18 === 9) return 'other';
  return id % 5 < 2 ? 'man' : 'woman';
}

function nameOf(id: number, gender: Gender, rank: number): string {
  if (id === LONG_NAME_ID) return LONG_NAME;
  if (id === APOSTROPHE_ID) return APOSTROPHE_NAME;
  const first = FIRST_NAMES[gender];
  const step = gender === 'woman' ? 37 : gender === 'man' ? 17 : 3;
  const turn = Math.floor(rank / first.length);
  const name = first[(rank * step) % first.length] ?? '';
  const last = SURNAMES[(id * 23 + turn * 13) % SURNAMES.length] ?? '';
  if (turn < 2) return `${name} ${last}`;
  return `${name} ${SURNAMES[(id * 11 + turn) % SURNAMES.length] ?? ''} ${last}`;
}

function birthdateOf(random: Random, id: number, age: number): string | null {
  if (id === MINOR_ID) return '2010-08-19';
  if (id === LEAP_DAY_ID) return '2004-02-29';
  if (id % 29 === 3) return null;
  const day = (low: number, high: number): string =>
    String(Math.round(between(random, low, high))).padStart(2, '0');
  return `${2026 - age}-${day(1, 12)}-${day(1, 28)}`;
}

function categoriesOf(id: number, gender: Gender, isModel: boolean, isCast: boolean, age: number): number[] {
  return [
    ...(isModel ? [MODELS] : []),
    ...(isCast ? [CAST] : []),
    ...(gender === 'man' ? [2] : gender === 'woman' ? [3] : []),
    ...(isCast && id % 2 === 0 ? [4] : []),
    ...(age < 20 ? [6] : []),
    ...(age < 18 ? [12] : []),
    ...(isModel && id % 7 === 0 ? [9] : []),
    ...(isCast ? [10] : []),
    ...(id % 31 === 0 ? [5] : []),
  ];
}

function divisionsOf(id: number, isModel: boolean, isCast: boolean): number[] {
  return [
    ...(isModel ? [id % 7 === 0 ? 102 : id % 4 === 3 ? 103 : 101] : []),
    ...(isCast ? [104] : []),
    ...(HIDDEN_IDS.includes(id) ? [OFF_SITE_DIVISION] : []),
  ];
}

function skillsOf(random: Random, id: number): number[] {
  const count = id % 4 === 0 ? 0 : Math.round(between(random, 2, 5));
  const chosen = Array.from({ length: count }, () => Math.floor(random() * SKILLS.length));
  return [...new Set(chosen)];
}

function videosOf(id: number): DemoVideo[] {
  if (id % 6 !== 5 && id % 17 !== 4) return [];
  const first = VIDEOS[id % VIDEOS.length] ?? VIDEOS[0];
  const second = VIDEOS[(id + 1) % VIDEOS.length] ?? VIDEOS[0];
  return id % 2 === 0 ? [first, second] : [first];
}
