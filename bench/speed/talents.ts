import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seedVersion } from '../../panel/seed/stamp.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { seed } from '../../scripts/lib/content.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import { settingsFor } from '../../scripts/lib/settings.ts';
import { speakAs } from '../../scripts/lib/steps.ts';
import { createStage } from '../../scripts/test/stage.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { signIn } from '../lib/staff.ts';
import type { Bench } from './stage.ts';

const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 30_000;
const LIST = '/modelos';
/** Not counted: a program that has just started still compiles. */
const WARM_SAVES = 10;
/** One load of the command counts as so many saves: single ones differ much. */
const SAVES_A_LOAD = 5;

type Stage = Bench['stage'];

/** The demo's content with so many talents, made once per version of the seed; returns its folder. */
async function seedTalents(count: number): Promise<string> {
  const data = inRoot('.cache', `talents-${count}-${seedVersion()}`);
  await seed(settingsFor({ port: 3000, panelPort: 4000, data }), { talents: count, onLine: speakAs('seed') });
  return data;
}

/** Asks until the page shows `text`; returns that last request and its milliseconds. */
async function firstWith(address: string, text: string) {
  for (const giveUpAt = performance.now() + GIVE_UP_MS; performance.now() < giveUpAt; ) {
    const began = performance.now();
    const answer = await ask(address);
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (answer.text.includes(text)) return { ms: performance.now() - began, text: answer.text };
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show ${text}`);
}

/** Returns a function that renames the first listed talent, with the milliseconds until visitors see it. */
async function createPublisher({ settings }: Stage) {
  const site = settings.SITE_URL;
  const { path: firstPath, id } = await firstTalent(site);
  const staff = await signIn({ settings });
  const { name } = await staff('GET', `/talents/${id}?depth=0`);
  // a name is part of a profile's address
  let profile = firstPath;
  return async (save: number): Promise<Record<string, number>> => {
    for (const page of [LIST, profile, '/']) await firstWith(site + page, '');
    const renamed = `${name} ${save}`;
    const sentAt = performance.now();
    await staff('PATCH', `/talents/${id}`, { name: renamed });
    const answeredAt = performance.now();
    const list = await firstWith(site + LIST, renamed);
    const seenAt = performance.now();
    profile = new RegExp(`${LIST}/${id}/[\\w-]+`).exec(list.text)?.[0] ?? firstPath;
    return {
      'save sent → seen in the list': seenAt - sentAt,
      'save answered → seen in the list': seenAt - answeredAt,
      'list, first visit after a save': list.ms,
      'profile, first visit after a save': (await firstWith(site + profile, renamed)).ms,
      'home, first visit after a save': (await firstWith(`${site}/`, '')).ms,
    };
  };
}

/** Measures growth with the number of talents: the demo's beside `count`, saves in turn; medians in ms, no front. */
export async function talents(bench: Bench, { count, loads }: { count: number; loads: number }) {
  const stage = await createStage(path.join(bench.folder, 'many'), await seedTalents(count));
  try {
    await stage.start('panel');
    await stage.start('site');
    const publishers = [await createPublisher(bench.stage), await createPublisher(stage)];
    const seen: Record<string, number>[][] = [[], []];
    const saves = loads * SAVES_A_LOAD;
    for (let save = 1 - WARM_SAVES; save <= saves; save += 1) {
      for (const [side, publish] of publishers.entries()) {
        const times = await publish(save);
        if (save > 0) seen[side]?.push(times);
      }
    }
    const rows = Object.keys(seen[0]?.[0] ?? {}).map((what) => {
      const [demo = Number.NaN, many = Number.NaN] = seen.map((side) =>
        median(side.map((times) => times[what] ?? Number.NaN)),
      );
      return [what, figure(demo, 1), figure(many, 1), ratio(many, demo)];
    });
    const head = ['ms', 'demo', `${count} talents`, ''];
    return `## Many talents\n\nMedians of ${saves} saves, in turn, the site alone\n\n${table([head, ...rows])}`;
  } finally {
    await stage.close();
  }
}
