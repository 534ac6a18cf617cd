import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { allPostEntries, allTalentEntries } from '../seo/entries.ts';
import { listSlides } from './content.ts';
import { listAllPosts } from './posts.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex } from './talents.ts';
import { bothServices, services } from './testing/both-services.ts';
import { row } from './testing/rows.ts';
import { freshServices, world } from './testing/services.ts';
import type { StubAnswer } from './testing/stub-service.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', async () => {
  const { env } = await import('./testing/world.ts');
  return { env: () => ({ ...env(), ...SITE }) };
});
const SITE = vi.hoisted(() => ({
  SITE_URL: 'https://site.example',
  STORAGE_URL: 'https://storage.example',
  MEDIA_HOSTS: [],
  PLAIN_MEDIA_HOSTS: [],
}));
/** So that silence costs a test no minutes: 8 and 30 s in production. */
const HANG_MS = vi.hoisted(() => 1_000);
vi.mock('./time-limits.ts', () => ({
  freshS: () => 3_600,
  answerLimitMs: () => HANG_MS,
  listLimitMs: () => HANG_MS,
}));
freshServices();
bothServices();

const MINUTE_S = 60;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

const many = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at + 1));
const post = (at: number, language: string) => ({
  id: at,
  slug: `${language}${at}`,
  title: `P ${at}`,
  language,
});
const slide = (at: number) => ({ id: at, slide_mobile: `${at}.jpg` });

type Size = { talents: number; posts: number; slides: number; name: string };
const BEFORE = { talents: 60, posts: 30, slides: 3, name: 'Ana' };
const AFTER = { talents: 61, posts: 31, slides: 4, name: 'Ana Lima' };

const answersOf = ({ talents, posts, slides, name }: Size): Record<string, unknown> => ({
  '/integration/api/talents': { data: many(talents, (at) => row(at, `Ana ${at}`)), last_page: 1 },
  '/integration/api/talents/attributes': { divisions: [] },
  '/integration/api/talent/profile': { data: row(7, name) },
  '/panel/api/posts/blog/pt': { data: many(posts, (at) => post(at, 'pt')), last_page: 1 },
  '/panel/api/posts/blog/en': { data: many(posts, (at) => post(at, 'en')), last_page: 1 },
  '/panel/api/posts/news/pt': [],
  '/panel/api/posts/news/en': [],
  '/panel/api/slides/home': many(slides, slide),
});

function serve(size: Size) {
  for (const [path, json] of Object.entries(answersOf(size))) services.answers[path] = () => ({ json });
}
function breakAll(answer: StubAnswer) {
  for (const path of Object.keys(answersOf(BEFORE))) services.answers[path] = () => answer;
}

const rightOf = ({ talents, posts, slides, name }: Size) => ({
  lists: talents,
  blog: posts,
  profiles: name,
  slides,
  sitemap: (talents + posts) * 2,
});

async function seen() {
  const [index, blog, profile, slides, ...entries] = await Promise.all([
    getTalentIndex(),
    listAllPosts('pt'),
    getTalent(7, 'pt'),
    listSlides('home'),
    allTalentEntries(),
    allPostEntries(),
  ]);
  return {
    lists: index.byId.size,
    blog: blog.length,
    profiles: Object(profile).name,
    slides: slides.length,
    sitemap: entries.flat().length,
  };
}

const AT_S = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];

/** Seconds from the service's return until each surface is as it is there. */
async function untilRight() {
  const right = Object.entries(rightOf(AFTER));
  const seconds: Record<string, number> = {};
  let now = 0;
  for (const at of AT_S) {
    later(at - now);
    now = at;
    const found = new Map<string, unknown>(Object.entries(await seen()));
    for (const [name, value] of right) if (found.get(name) === value) seconds[name] ??= at;
    if (Object.keys(seconds).length === right.length) break;
  }
  return seconds;
}

/** Seconds of the data; a page of an outage lives ten seconds more (cache.ts), a hanging list 30 s at most. */
it.each<[string, () => void, number]>([
  ['killed', () => Object.assign(world, { url: 'http://127.0.0.1:9' }), 10],
  ['500', () => breakAll({ status: 500, json: { message: 'x' } }), 10],
  ['HTML', () => breakAll({ text: '<html><h1>Manutenção</h1>' }), 10],
  ['hang', () => breakAll('hang'), 10],
  ['empty', () => serve({ ...BEFORE, talents: 0, posts: 0, slides: 0 }), 60],
  ['3 of 60', () => serve({ ...BEFORE, talents: 3, posts: 3 }), 60],
  ['404', () => breakAll({ status: 404, json: { message: 'x' } }), 60],
])(
  'a service that is %s for five minutes changes nothing, and is soon as it is again',
  async (outage, begin, withinS) => {
    const { url } = world;
    serve(BEFORE);
    expect(await seen()).toEqual(rightOf(BEFORE));
    later(61 * MINUTE_S);
    begin();
    for (const wait of [0, 10, 50, 4 * MINUTE_S]) {
      later(wait);
      expect(await seen(), `${outage} after ${wait} s more`).toEqual(rightOf(BEFORE));
    }
    if (outage === 'hang') await delay(HANG_MS * 2);
    world.url = url;
    serve(AFTER);
    const seconds = await untilRight();
    expect(Object.keys(seconds).toSorted()).toEqual(['blog', 'lists', 'profiles', 'sitemap', 'slides']);
    expect(Math.max(...Object.values(seconds)), JSON.stringify(seconds)).toBeLessThanOrEqual(withinS);
  },
);
