import { each } from '@passarela/contract/each';
import { BODY_MEASURES } from '@passarela/contract/measures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readProfile } from './answers/talent.ts';
import { findFavorites } from './favorites.ts';
import { keepLastGood } from './last-good.ts';
import { resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';
import { down, freshServices, publish, world } from './testing/services.ts';
import { publishableProfile, trimProfile } from './trim.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const BODY = '91/36';
const talentBorn = (birthdate: string | null) => ({
  id: 7,
  name: 'Ana',
  gender: 'woman',
  birthdate,
  ...each(BODY_MEASURES, () => BODY),
  height: '163/5\'4"',
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...each(['book', 'snap', 'compo', 'video'], () => []),
});
/** Everything that the rest of the site gets to know of the talent. */
const everything = async () =>
  JSON.stringify([await listTalents('models'), await findFavorites([7]), await getTalent(7, 'pt')]);
const serve = (birthdate: string | null) => {
  const data = talentBorn(birthdate);
  world.served.set('/api/talents', { body: { data: [data], last_page: 1 } });
  world.served.set('/api/talent/profile', { body: { data } });
};
const takeAway = () => {
  for (const path of world.served.keys()) world.served.set(path, down);
  publish();
};

const TABLE: [birthdate: string | null, shows: boolean][] = [
  ['2015-01-01', false],
  ['2008-11-22', false],
  ['2008-11-21', true],
  ['1990-01-01', true],
  [null, true],
];

it.each(TABLE)(
  'born %s: body measures leave: %s, of a fresh answer, a last good one and after a restart',
  async (birthdate, shows) => {
    serve(birthdate);
    expect((await everything()).includes(BODY)).toBe(shows);
    takeAway();
    expect((await everything()).includes(BODY)).toBe(shows);
    resetBackendState();
    const afterRestart = await everything();
    expect(afterRestart.includes(BODY)).toBe(shows);
    expect(afterRestart).toContain("163/5'4");
  },
);

it.each(TABLE)(
  'born %s: body measures leave: %s, of what a build before this one stored',
  async (birthdate, shows) => {
    const data = [talentBorn(birthdate)];
    await keepLastGood('talents', { data });
    await keepLastGood('talent-pt-7', { status: 200, body: { data: data[0] } });
    takeAway();
    world.served.set('/api/talents', down);
    world.served.set('/api/talent/profile', down);
    expect((await everything()).includes(BODY)).toBe(shows);
  },
);

it('a profile that a cache holds is judged by the day on which it is asked for', () => {
  const answer = readProfile(talentBorn('2008-11-22'), 7);
  if (answer === null) throw new Error('no profile');
  const cached = trimProfile(answer);
  const onDay = (day: string) => JSON.stringify(publishableProfile(cached, new Date(`${day}T12:00:00Z`)));
  expect(onDay('2026-11-21')).not.toContain(BODY);
  expect(onDay('2026-11-22')).toContain(BODY);
});
