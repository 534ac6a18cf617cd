/**
 * The habits of a service that has lived for some years. Each is a switch; the first value of
 * each is the plain one. A mixture is one value of each, drawn from a seed.
 */
export const HABITS = {
  numbers: ['number', 'text'], // 178 or "178"; ids too
  digits: ['text', 'number'], // text that happens to be digits: "76979871" or 76979871
  nothing: ['null', 'empty', 'zero', 'zeroText'], // how a missing value is written
  flags: ['boolean', 'int', 'text'], // true, 1, "true"
  dates: ['plain', 'iso', 'space', 'slashes'],
  noDate: ['nothing', 'zeros'], // as `nothing` says, or 0000-00-00
  gender: ['lower', 'title', 'upper', 'pt', 'ptTitle', 'letter', 'male'],
  genderless: ['none', 'some'], // every seventh talent has no gender at all
  lists: ['array', 'keyed'], // [a, b] or {"0": a, "2": b}
  noGallery: ['list', 'absent', 'null'],
  sizes: ['number', 'zero', 'text', 'absent'], // width and height of gallery items
  envelope: ['data', 'bare', 'full'], // {data}, bare, {data, meta, links}
  categories: ['full', 'idCategory', 'numbers'],
  divisions: ['full', 'idCategory', 'numbers'],
  noCategories: ['list', 'null'],
  colours: ['key', 'english', 'englishLower'],
  measures: ['plain', 'unit', 'unitTight', 'slash'],
  sizesBr: ['plain', 'x'], // jeans and shoes: 38 or 38x8
  paths: ['plain', 'slash', 'storage', 'slashStorage', 'absolute', 'cdn'], // cdn: on another host, by https
  fileNames: ['plain', 'spaced'],
  provider: ['lower', 'title'],
  social: ['map', 'list', 'text'],
  postLanguage: ['short', 'region', 'underscore', 'upper'],
  postList: ['own', 'both'], // a list of one language, or of both
  batch: ['text', 'null', 'number'],
  updated: ['present', 'absent'],
  bom: ['no', 'yes'],
  contentType: ['json', 'jsonCharset', 'html', 'plain', 'none'],
  tokenType: ['bearer', 'Bearer', 'JWT', 'absent'],
  expires: ['number', 'text', 'zero', 'absent'],
  refresh: ['present', 'absent'],
  unauthenticated: ['json', 'redirect'],
  paging: ['top', 'meta', 'links', 'ignored'],
  talentsCap: ['none', 'capped'], // `paginate` above 25 is cut to 25
  slides: ['both', 'entities'], // /api/slides/{type} too, or only /api/entities/{entity}
  forms: ['own', 'entry'], // /api/contact/pt, or only /api/entry/{entry}/send
  formAnswer: ['json', 'empty', 'text', 'created'],
  formRefusal: ['422', 'success', 'redirect', 'html'],
  unknownTalent: ['404', 'null', 'emptyList'],
} as const;

export type Habits = { -readonly [K in keyof typeof HABITS]: (typeof HABITS)[K][number] };

const names = Object.keys(HABITS) as (keyof typeof HABITS)[];

/** A small generator of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function plainHabits(changes: Partial<Habits> = {}): Habits {
  const plain = Object.fromEntries(names.map((name) => [name, HABITS[name][0]]));
  return settle({ ...plain, ...changes } as Habits);
}

export function mixture(seed: number, changes: Partial<Habits> = {}): Habits {
  const next = random(seed);
  const drawn = Object.fromEntries(
    names.map((name) => [name, HABITS[name][Math.floor(next() * HABITS[name].length)]]),
  );
  return settle({ ...drawn, ...changes } as Habits);
}

/** Services that have every value of every habit between them, none twice before all of it were there once. */
export const everyValue = (): Habits[] =>
  Array.from({ length: Math.max(...names.map((name) => HABITS[name].length)) }, (_, turn) => {
    const chosen = names.map((name, at) => [name, HABITS[name][(turn + at) % HABITS[name].length]]);
    return settle(Object.fromEntries(chosen) as Habits);
  });

/** No service cuts a list short and gives no way to the rest of it. */
function settle(habits: Habits): Habits {
  if (habits.paging === 'ignored' || habits.envelope === 'bare') habits.talentsCap = 'none';
  return habits;
}

/** Only the differences from the plain service, for a test's name or a log. */
export function describeHabits(habits: Habits): string {
  const odd = names.filter((name) => habits[name] !== HABITS[name][0]);
  return odd.map((name) => `${name}=${habits[name]}`).join(' ') || 'plain';
}
