import path from 'node:path';
import { createStage } from '../../scripts/test/stage.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { seedTalents } from './many-talents.ts';
import { createPublisher, visitOften } from './publish.ts';
import { reachTalents } from './reach.ts';
import type { Bench } from './stage.ts';

const HITS = 30;
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

async function timesOf({ stage, publisher, seen }: Side): Promise<Record<string, number>> {
  const middle = (part: keyof Side['seen'][number]) => median(seen.map((each) => each[part]));
  const times: Record<string, number> = {
    'save sent → seen in the list': middle('sent'),
    'save answered → seen in the list': middle('answered'),
  };
  for (const [page, where] of publisher.pages) {
    times[`${page}, first visit after a save`] = middle(page);
    times[`${page}, cached`] = median(await visitOften(stage.settings.SITE_URL + where, HITS));
  }
  return times;
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

/** What grows with the number of talents: the demo's beside `count`, a save in each in turn; medians in ms, without a front. */
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
    const [demo, many] = [await timesOf(sides[0]), await timesOf(sides[1])];
    const rows = Object.entries(demo).map(([name, ms]) => {
      const other = many[name] ?? Number.NaN;
      return [name, figure(ms, 1), figure(other, 1), ratio(other, ms)];
    });
    rows.push([
      'reached over the links of the lists',
      await reachedOf(sides[0]),
      await reachedOf(sides[1]),
      '',
    ]);
    const head = ['ms', 'demo', `${count} talents`, ''];
    return `## Many talents\n\nMedians of ${saves} saves, in turn, and ${HITS} visits, the site alone\n\n${table([head, ...rows])}`;
  } finally {
    await stage.close();
  }
}
