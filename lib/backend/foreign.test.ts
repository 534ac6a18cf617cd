import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeHabits, everyValue, type Habits, mixture } from '../../e2e/foreign/habits.ts';
import { startForeign } from '../../e2e/foreign/service.ts';
import { getSocialLinks, listSlides } from './content.ts';
import { listCities, listCountries, listStates } from './options.ts';
import { getPost, listAllPosts } from './posts.ts';
import { backendState, resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex } from './talents.ts';
import { closeConnections } from './transport.ts';

// Services written from the specification alone, with every habit: the site reads the same of each.

const given = vi.hoisted(() => ({ panel: '', integration: '' }));
vi.mock('../system/env.ts', () => ({
  env: () => ({
    PANEL_URL: given.panel,
    INTEGRATION_URL: given.integration,
    INTEGRATION_SALT: 'salt',
    INTEGRATION_API_KEY: 'key',
    PANEL_SALT: 'salt',
    PANEL_API_TOKEN: 'token',
    SERVICE_TIMEOUT_S: 8,
    DATA_MAX_AGE_S: 3_600,
    OPTIONS_PATH: '/api/talents/attributes',
    DIVISION_IDS: [],
    STORAGE_URL: `${given.panel}/storage`,
    MEDIA_HOSTS: [],
    PLAIN_MEDIA_HOSTS: [],
    MEDIA_HOSTS_ONLY: false,
  }),
}));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
vi.mock('./last-good.ts', () => ({ keepLastGood: vi.fn(), readLastGood: () => null }));

type Foreign = Awaited<ReturnType<typeof startForeign>>;
let foreign: Foreign | undefined;
beforeEach(() => {
  resetBackendState();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await closeConnections();
  foreign?.stop();
});

const fileName = (path: string | null) => decodeURI(path?.split('/').at(-1) ?? '').replace('Foto ção ', '');
const number = (text: string | null) => (text === null ? null : Number.parseFloat(text));

type Truth = Foreign['truth'];
type Person = Truth['people'][number];

const isHidden = (person: Person) => person.divisions.some(({ category }) => category === 1446);
const listedIds = (people: Person[], category: number) =>
  people.filter((each) => each.categories.includes(category) && !isHidden(each)).map(({ id }) => id);
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

async function expectTalents({ people }: Truth, hasGender: boolean) {
  const { byId, listed } = await getTalentIndex();
  expect(sorted([...byId.keys()])).toEqual(sorted(people.map(({ id }) => id)));
  expect(sorted(listed.models.map(({ id }) => id))).toEqual(sorted(listedIds(people, 1)));
  expect(sorted(listed.cast.map(({ id }) => id))).toEqual(sorted(listedIds(people, 1891)));
  for (const person of people) {
    const row = byId.get(person.id);
    expect(row).toMatchObject({ name: person.name, hidden: isHidden(person) });
    if (hasGender) expect(row?.gender, person.name).toBe(person.gender);
    expect(fileName(row?.cover ?? null)).toBe(fileName(person.coverWeb ?? person.cover));
    expect(row?.age === null).toBe(person.birthdate === null);
    expect(number(row?.measures.height ?? null)).toBe(person.measures.height);
    expect(number(row?.measures.shoes ?? null)).toBe(person.measures.shoes);
  }
}

async function expectProfiles({ people }: Truth) {
  for (const person of [
    ...people.slice(0, 3),
    ...people.filter((each) => each.galleries.book.length === 0),
  ]) {
    for (const lang of ['pt', 'en'] as const) {
      const profile = await getTalent(person.id, lang);
      if (profile === null || profile === 'gone') throw new Error(`no profile of ${person.name}`);
      for (const gallery of ['book', 'snap', 'compo', 'video'] as const) {
        const files = person.galleries[gallery].filter(({ file }) => file !== null);
        expect(profile[gallery].map(({ file }) => fileName(file))).toEqual(
          files.map(({ file }) => fileName(file)),
        );
      }
    }
  }
  expect(await getTalent(1, 'pt')).toBeNull();
}

async function expectPosts({ posts }: Truth, hasBatch: boolean) {
  for (const lang of ['pt', 'en'] as const) {
    const own = posts.filter(({ language }) => language === lang);
    const read = await listAllPosts(lang);
    expect(read.map(({ slug }) => slug).toSorted()).toEqual(own.map(({ slug }) => slug).toSorted());
    expect(read.every(({ createdAt }) => createdAt !== null)).toBe(true);
  }
  const [pt] = posts;
  const twin = posts.find(({ batch, language }) => batch === pt?.batch && language === 'en');
  const shown = await getPost(pt?.slug ?? '', 'en');
  expect(shown?.slug).toBe(hasBatch ? twin?.slug : undefined);
}

async function expectRest() {
  const slides = await Promise.all((['prehome', 'home', 'about'] as const).map(listSlides));
  expect(slides.map(({ length }) => length)).toEqual([2, 3, 2]);
  expect(await getSocialLinks()).toEqual({
    instagram: 'https://instagram.com/agencia.exemplo',
    whatsapp: 'https://wa.me/5548999990000',
    email: 'mailto:contato@agencia.example',
  });
  const [country] = await listCountries('pt');
  expect(country?.value).toBe('Brasil');
  const [state] = await listStates(country?.id ?? '', 'pt');
  expect(state?.value).toBe('Santa Catarina');
  expect((await listCities(country?.id ?? '', state?.id ?? '', 'pt')).map(({ value }) => value)).toContain(
    'Joinville',
  );
}

async function expectAll(habits: Partial<Habits>) {
  foreign = await startForeign({ habits });
  Object.assign(given, { panel: foreign.panel, integration: foreign.integration });
  const { truth } = foreign;
  await expectTalents(truth, foreign.habits.genderless === 'none');
  await expectProfiles(truth);
  await expectPosts(truth, foreign.habits.batch !== 'null');
  await expectRest();
  foreign.forgetTokens();
  resetBackendStateButTokens();
  await expectTalents(truth, false);
}

/** As an hour later: lists are read again, with the tokens of before. */
function resetBackendStateButTokens() {
  const { tokens } = backendState();
  resetBackendState();
  Object.assign(backendState(), { tokens });
}

it('everything is read of the plain ones', () => expectAll({}));

it.each(everyValue().map((habits) => [describeHabits(habits), habits] as const))(
  'everything is read where %s',
  (_, habits) => expectAll(habits),
);

it.each([1, 2, 3])('everything is read of the mixture %i', (seed) => expectAll(mixture(seed)));
