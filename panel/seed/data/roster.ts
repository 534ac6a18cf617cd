import type { Gender } from '@passarela/contract/talent';
import { eyesKey, hairKey } from './appearance.ts';
import { biographyOf } from './biographies.ts';
import { CASTING, type Role, WITHOUT_PHOTOS_NAME } from './casting.ts';
import { measuresFor } from './measures.ts';
import { FIRST_NAMES, SURNAMES } from './names.ts';
import { galleriesOf, NO_GALLERIES, PEOPLE, type Person } from './people.ts';
import { between, pick, type Random, randomOf, seedOf } from './random.ts';
import { SKILLS } from './skills.ts';
import { type DemoVideo, VIDEOS } from './videos.ts';

export type DemoTalent = ReturnType<typeof talentOf>;

/** As many as the demo shows, one without photos among them; more are made for benchmarks only. */
export const DEMO_TALENTS = PEOPLE.length + 1;

/** Ages are right at the end of this year. */
const YEAR = 2026;
const ADULT_YEARS = 18;
const MODELS = 1;
const CAST = 1891;
const COMMERCIAL_DIVISION = 104;
const OFF_SITE_DIVISION = 199;
const BOARDS = { mainboard: 101, international: 102, newFaces: 103 } as const;

const NOBODY: Person = {
  id: 'none',
  sex: 'female',
  group: 'model',
  age: 20,
  hair: 'brown',
  hair_style: 'short',
  skin: 'brown',
  eyes: 'brown',
  pictures: [],
};

/** The first `count` talents; the same number always gives the same people. */
export function roster(count: number = DEMO_TALENTS): DemoTalent[] {
  return Array.from({ length: count }, (_, index) => {
    const person = PEOPLE[index] ?? (index === PEOPLE.length ? NOBODY : PEOPLE[index % PEOPLE.length]);
    return talentOf(index + 1, person ?? NOBODY);
  });
}

function talentOf(id: number, person: Person) {
  const random = randomOf(seedOf('talent', id));
  const { name, board, isCast = false, isHidden = false, gender } = roleOf(id, person);
  const bornAs = gender ?? (person.sex === 'male' ? 'man' : 'woman');
  const { age } = person;
  const birthdate = birthdateOf(random, id, age);
  return {
    id,
    name,
    gender: bornAs,
    birthdate,
    categories: categoriesOf(bornAs, age, board, isCast),
    divisions: [
      ...(board ? [BOARDS[board]] : []),
      ...(isCast ? [COMMERCIAL_DIVISION] : []),
      ...(isHidden ? [OFF_SITE_DIVISION] : []),
    ],
    measures: measuresFor(random, person.sex, { isModel: Boolean(board), isMinor: age < ADULT_YEARS }),
    eyes: eyesKey(person),
    hair: hairKey(person),
    nationality: id % 19 === 0 ? pick(random, ['AR', 'UY', 'PT', 'IT']) : 'BR',
    biography:
      id % 3 === 2
        ? null
        : biographyOf(id, name.split(' ')[0] ?? name, bornAs, {
            isCast: !board,
            age: birthdate ? age : null,
          }),
    skills: skillsOf(random, id),
    videos: age < ADULT_YEARS ? [] : videosOf(id),
    galleries: person === NOBODY ? NO_GALLERIES : galleriesOf(person),
    isHidden,
    // no minor is published without one
    guardian: age < ADULT_YEARS ? `Responsável por ${name}` : null,
    noindex: age < ADULT_YEARS - 2,
  };
}

/** The demo's own role for a person's first talent; a made-up name for the others. */
function roleOf(id: number, { id: person, sex }: Person): Role {
  if (id === DEMO_TALENTS) return { name: WITHOUT_PHOTOS_NAME, board: 'newFaces' };
  const role = CASTING[person];
  if (!role) throw new Error(`Nobody plays ${person}`);
  if (id < DEMO_TALENTS) return role;
  const { board, isCast } = role;
  const first = FIRST_NAMES[sex][(id * 37) % FIRST_NAMES[sex].length];
  const [middle, last] = [7, 23].map((step) => SURNAMES[(id * step + (id >> 6)) % SURNAMES.length]);
  return { name: `${first} ${middle} ${last}`, ...(board && { board }), ...(isCast && { isCast }) };
}

/** Some are unknown, and one is a leap day. */
function birthdateOf(random: Random, id: number, age: number): string | null {
  if (id === 31) return `${YEAR - age}-02-29`;
  if (id % 30 === 26) return null;
  const day = (low: number, high: number): string =>
    String(Math.round(between(random, low, high))).padStart(2, '0');
  return `${YEAR - age}-${day(1, 10)}-${day(1, 28)}`;
}

const categoriesOf = (gender: Gender, age: number, board: Role['board'], isCast: boolean): number[] => [
  ...(board ? [MODELS] : []),
  ...(isCast ? [CAST] : []),
  ...(gender === 'man' ? [2] : gender === 'woman' ? [3] : []),
  ...(isCast && !board ? [4] : []),
  ...(board === 'newFaces' ? [6] : []),
  ...(age < ADULT_YEARS ? [12] : []),
  ...(board === 'international' ? [9] : []),
  ...(isCast ? [10] : []),
];

function skillsOf(random: Random, id: number): number[] {
  const count = id % 4 === 0 ? 0 : Math.round(between(random, 2, 5));
  const chosen = Array.from({ length: count }, () => Math.floor(random() * SKILLS.length));
  return [...new Set(chosen)];
}

function videosOf(id: number): DemoVideo[] {
  if (id % 6 !== 4 && id % 17 !== 15) return [];
  const [first = VIDEOS[0], second = VIDEOS[1]] = [0, 1].map(
    (next) => VIDEOS[(Math.floor(id / 6) + next) % VIDEOS.length],
  );
  return id % 4 === 0 && second ? [first, second] : [first];
}
