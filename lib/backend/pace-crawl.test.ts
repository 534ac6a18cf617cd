import { expect, it, vi } from 'vitest';
import { getTalent } from './talent.ts';
import { bothServices, failureOf, services } from './testing/both-services.ts';
import { row } from './testing/rows.ts';
import { freshServices } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
/** Waits of a service's pace, by the moment at which they end: a clock that jumps from one to the next. */
const waits = vi.hoisted(() => [] as { until: number; go: () => void }[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => waits.push({ until: Date.now() + ms, go: () => resolve(value) })),
}));
freshServices();
bothServices();

const PROFILES = 120;
const MINUTE_MS = 60_000;

/** Moves the clock whenever calls under way have had the time to be answered. */
function runClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clock = setInterval(() => {
    waits.sort((one, other) => one.until - other.until);
    const next = waits.shift();
    if (!next) return;
    vi.setSystemTime(Math.max(Math.ceil(next.until), Date.now()));
    next.go();
  }, 6);
  return () => clearInterval(clock);
}

/** Sixty calls in any minute, sign-ins too; the moments of those that were more. */
function limited() {
  const times: number[] = [];
  const refused: number[] = [];
  const within = (json: unknown) => () => {
    const now = Date.now();
    const isOver = times.filter((at) => at > now - MINUTE_MS).length >= 60;
    (isOver ? refused : times).push(now);
    const headers = { 'ratelimit-limit': '60, 60;w=60' };
    return isOver ? { status: 429, json: {}, headers } : { json, headers };
  };
  const answers: Record<string, unknown> = {
    '/integration/api/signin': { access_token: 't', token_type: 'bearer', expires_in: 3600 },
    '/integration/api/talent/profile': { data: { ...row(0, 'Ana'), id: undefined } },
  };
  for (const [path, json] of Object.entries(answers)) services.answers[path] = within(json);
  return { times, refused };
}

it.each([1, 4])(
  'a crawl of 120 profiles, %d at a time, has no 503 at sixty calls a minute',
  async (atOnce) => {
    const stop = runClock();
    const { times, refused } = limited();
    const failures: unknown[] = [];
    let id = 0;
    const read = async () => {
      while (id < PROFILES) {
        id += 1;
        failures.push(await failureOf(getTalent(id, 'pt')));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, read));
    stop();
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
    expect(failures.length).toBe(PROFILES);
    expect(refused).toEqual([]);
    const most = times.map((from) => times.filter((at) => at >= from && at < from + MINUTE_MS).length);
    expect(Math.max(...most)).toBeLessThanOrEqual(60);
    const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(lasted).toBeGreaterThan(MINUTE_MS);
  },
);
