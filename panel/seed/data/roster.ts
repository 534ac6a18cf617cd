import type { EYES, HAIR } from '@passarela/contract/colours';
import type { Gender } from '@passarela/contract/talent';
import { type Text, text } from '@passarela/contract/text';
import { biographyOf } from './biographies.ts';
import { CASTING, type Role, WITHOUT_PHOTOS_NAME } from './casting.ts';
import { measuresFor } from './measures.ts';
import { galleriesOf, NO_GALLERIES, PEOPLE, type Person } from './people.ts';
import { between, pick, type Random, randomOf, seedOf } from './random.ts';

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

const HAIR_KEYS: Record<string, keyof typeof HAIR> = {
  black: 'black',
  blonde: 'blonde',
  brown: 'brown',
  'dark brown': 'dark_brown',
  'light brown': 'light_brown',
  red: 'red',
  grey: 'grey',
};

const EYES_KEYS: Record<string, keyof typeof EYES> = {
  brown: 'brown',
  'dark brown': 'dark_brown',
  green: 'green',
  grey: 'grey',
  hazel: 'hazel',
};

function keyOf<Key>(keys: Record<string, Key>, colour: string): Key {
  const key = keys[colour];
  if (!key) throw new Error(`The panel has no colour for ${colour}`);
  return key;
}

/** The panel's colour keys for the pictures' hair and eyes. */
const hairKey = ({ hair }: Person) => keyOf(HAIR_KEYS, hair);
const eyesKey = ({ eyes }: Person) => keyOf(EYES_KEYS, eyes);

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names of the talents that benchmarks add. */
const FIRST_NAMES = {
  female: words(`
    Ágata Alice Antônia Aurora Beatriz Bruna Benedita Camila Cecília Clarice Dandara Débora
    Dora Eduarda Érica Estela Fabiana Flora Gabriela Giovana Helena Heloísa Iara Inês
    Isadora Jaciara Joana Júlia Laís Larissa Lívia Luana Maitê Manuela Marina Mirela Naiara
    Nina Olívia Ofélia Paloma Pietra Poliana Quésia Quitéria Rafaela Rosa Rute Sabrina Sofia
    Tainá Teresa Úrsula Valentina Vitória Ximena Xênia Zélia Zoé Zuleica
  `),
  male: words(`
    Abel André Artur Bento Bernardo Caio Cícero Danilo Davi Elias Enzo Felipe Gael Gustavo
    Heitor Hugo Ícaro Igor João Joaquim Lázaro Leandro Lucas Mateus Miguel Murilo Natan
    Nicolas Otávio Olavo Pedro Plínio Quirino Rafael Ravi Rodrigo Samuel Saulo Téo Tiago
    Ulisses Vicente Vinícius Xavier Zaqueu Zeca
  `),
};

const SURNAMES = words(`
    Albuquerque Andrade Antunes Azevedo Barcelos Bastos Bittencourt Brandão Caldas Caminha
    Cardoso Cavalcanti Coutinho Dantas Duarte Esteves Fagundes Faria Figueiredo Fontes
    Freitas Furtado Guedes Junqueira Lacerda Leal Lemos Macedo Magalhães Mattos Meireles
    Mendonça Menezes Moreira Moura Nogueira Novaes Pacheco Paiva Peixoto Pinheiro Pontes
    Pimenta Prates Ramalho Rangel Rezende Ribas Rocha Salles Santana Siqueira Souto Tavares
    Teles Toledo Valadares Vasconcelos Veloso Viana Vilela Zanetti
  `);

export function countLetters(name: string): number {
  return name.replace(/[^\p{L}]/gu, '').length;
}

export const SKILLS: readonly Text[] = [
  text('Inglês fluente', 'Fluent English'),
  text('Espanhol', 'Spanish'),
  text('Francês', 'French'),
  text('Italiano', 'Italian'),
  text('Libras', 'Brazilian Sign Language'),
  text('Passarela', 'Runway'),
  text('Teatro', 'Theatre'),
  text('Apresentação', 'Presenting'),
  text('Dança contemporânea', 'Contemporary dance'),
  text('Samba', 'Samba'),
  text('Capoeira', 'Capoeira'),
  text('Surfe', 'Surfing'),
  text('Natação', 'Swimming'),
  text('Ioga', 'Yoga'),
  text('Boxe', 'Boxing'),
  text('Equitação', 'Horse riding'),
  text('Skate', 'Skateboarding'),
  text('Violão', 'Guitar'),
  text('Canto', 'Singing'),
  text('Carteira de motorista', 'Driving licence'),
];

type DemoVideo = { provider: 'youtube' | 'vimeo'; file: string; width: number; height: number };

const wide = { width: 1920, height: 1080 } as const;

/** Freely licensed films that have stood at these addresses for years. */
const VIDEOS: readonly [DemoVideo, ...DemoVideo[]] = [
  { provider: 'youtube', file: 'aqz-KE-bpKQ', ...wide },
  { provider: 'vimeo', file: '1084537', ...wide },
  { provider: 'youtube', file: 'eRsGyueVLvQ', ...wide },
  { provider: 'vimeo', file: '76979871/8272103f6e', ...wide },
  { provider: 'youtube', file: 'R6MlUcmOul8', ...wide },
  { provider: 'youtube', file: 'WhWc3b3KhnY', ...wide },
];
