import path from 'node:path';
import { say } from '../../scripts/lib/steps.ts';
import { createStage } from '../../scripts/test/stage.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { seedTalents } from './many-talents.ts';
import { publishOften, visitOften } from './publish.ts';
import { reachTalents } from './reach.ts';
import type { Bench } from './stage.ts';

const HITS = 30;
/** Not counted: a program that has just started still compiles. */
const WARM_SAVES = 1;

type Stage = Bench['stage'];
type Sizes = { times: Record<string, number>; reached: string };

async function sizesOf(stage: Stage, saves: number): Promise<Sizes> {
  await publishOften(stage, WARM_SAVES);
  const { seen, pages } = await publishOften(stage, saves);
  const times: Record<string, number> = {
    'save sent → seen in the list': median(seen.sent),
    'save answered → seen in the list': median(seen.answered),
  };
  for (const [page, where] of pages) {
    times[`${page}, first visit after a save`] = median(seen[page]);
    times[`${page}, cached`] = median(await visitOften(stage.settings.SITE_URL + where, HITS));
  }
  const { wanted, reached, pages: walked } = await reachTalents(stage.settings.SITE_URL);
  return { times, reached: `${reached} of ${wanted} (${walked} list pages)` };
}

async function withMany(folder: string, count: number, saves: number): Promise<Sizes> {
  const stage = await createStage(path.join(folder, 'many'), await seedTalents(count));
  try {
    await stage.start('panel');
    await stage.start('site');
    return await sizesOf(stage, saves);
  } finally {
    await stage.close();
  }
}

/** What grows with the number of talents: the demo's beside `count`, medians in ms, without a front. */
export async function talents(bench: Bench, { count, loads }: { count: number; loads: number }) {
  const demo = await sizesOf(bench.stage, loads);
  say(`demo: ${JSON.stringify(demo)}`);
  const many = await withMany(bench.folder, count, loads);
  const rows = Object.entries(demo.times).map(([name, ms]) => {
    const other = many.times[name] ?? Number.NaN;
    return [name, figure(ms, 1), figure(other, 1), ratio(other, ms)];
  });
  rows.push(['reached over the links of the lists', demo.reached, many.reached, '']);
  const head = ['ms', 'demo', `${count} talents`, ''];
  return `## Many talents\n\nMedians of ${loads} saves and ${HITS} visits, the site alone\n\n${table([head, ...rows])}`;
}
