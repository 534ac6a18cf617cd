import path from 'node:path';
import { createStage } from '../../scripts/test/stage.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { seedTalents } from './many-talents.ts';
import { createPublisher, visitInTurn } from './publish.ts';
import { reachTalents } from './reach.ts';
import type { Bench } from './stage.ts';

const HITS = 300;
/** Not counted: a program that has just started still compiles. */
const WARM_SAVES = 10;
/** One load of the command counts as so many saves: single ones differ much. */
const SAVES_A_LOAD = 5;

type Stage = Bench['stage'];
type Publisher = Awaited<ReturnType<typeof createPublisher>>;
type Side = { stage: Stage; publisher: Publisher; seen: Awaited<ReturnType<Publisher['publish']>>[] };

const sideOf = async (stage: Stage): Promise<Side> => ({
  stage,
  publisher: await createPublisher(stage),
  seen: [],
});

/** Medians of the saves, ms. */
function savesOf({ publisher, seen }: Side): Record<string, number> {
  const middle = (part: keyof Side['seen'][number]) => median(seen.map((each) => each[part]));
  return {
    'save sent → seen in the list': middle('sent'),
    'save answered → seen in the list': middle('answered'),
    ...Object.fromEntries(
      publisher.pages.map(([page]) => [`${page}, first visit after a save`, middle(page)]),
    ),
  };
}

/** Medians of visits to cached pages of two sites, ms. */
async function hitsOf(sides: readonly [Side, Side]) {
  const hits: [name: string, demo: number, many: number][] = [];
  for (const [at, [page]] of sides[0].publisher.pages.entries()) {
    const addresses = sides.map(
      ({ stage, publisher }) => stage.settings.SITE_URL + (publisher.pages[at]?.[1] ?? ''),
    );
    const [demo = Number.NaN, many = Number.NaN] = await visitInTurn(addresses, HITS);
    hits.push([`${page}, cached`, demo, many]);
  }
  return hits;
}

async function reachedOf({ stage }: Side): Promise<string> {
  const { wanted, reached, pages } = await reachTalents(stage.settings.SITE_URL);
  return `${reached} of ${wanted} (${pages} list pages)`;
}

/** A copy of the content with so many talents, panel and site running over it. */
async function startMany(folder: string, count: number): Promise<Stage> {
  const stage = await createStage(path.join(folder, 'many'), await seedTalents(count));
  await stage.start('panel');
  await stage.start('site');
  return stage;
}

/** Measures growth with the number of talents: the demo's beside `count`, saves in turn; medians in ms, no front. */
export async function talents(bench: Bench, { count, loads }: { count: number; loads: number }) {
  const stage = await startMany(bench.folder, count);
  try {
    const sides = [await sideOf(bench.stage), await sideOf(stage)] as const;
    const saves = loads * SAVES_A_LOAD;
    for (let save = 1 - WARM_SAVES; save <= saves; save += 1) {
      for (const { publisher, seen } of sides) {
        const times = await publisher.publish();
        if (save > 0) seen.push(times);
      }
    }
    for (const { publisher } of sides) await publisher.restore();
    const [demo, many] = [savesOf(sides[0]), savesOf(sides[1])];
    const saved = Object.entries(demo).map(([name, ms]) => [name, ms, many[name] ?? Number.NaN] as const);
    const rows = [...saved, ...(await hitsOf(sides))].map(([name, ms, other]) => [
      name,
      figure(ms, 1),
      figure(other, 1),
      ratio(other, ms),
    ]);
    rows.push([
      'reached over the links of the lists',
      await reachedOf(sides[0]),
      await reachedOf(sides[1]),
      '',
    ]);
    const head = ['ms', 'demo', `${count} talents`, ''];
    return `## Many talents\n\nMedians of ${saves} saves, in turn, and ${HITS} visits of cached pages, in turn, the site alone\n\n${table([head, ...rows])}`;
  } finally {
    await stage.close();
  }
}
