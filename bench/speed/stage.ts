import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stop } from '../../scripts/lib/children.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { createStage, seedOnce } from '../../scripts/test/stage.ts';
import { type BenchFront, startBenchFront } from './front.ts';

/** One build of the site behind the front. */
export type Build = { name: string; origin: string; front: BenchFront };

/** The site of another checkout, which is built, with its own caches over the same panel. */
async function startOther(
  checkout: string,
  folder: string,
  settings: Awaited<ReturnType<typeof createStage>>['settings'],
) {
  const programs: typeof import('../../scripts/lib/programs.ts') = await import(
    path.resolve(checkout, 'scripts', 'lib', 'programs.ts')
  );
  const port = await freePort();
  const own = { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` };
  const caches = {
    SITE_CACHE_DIR: path.join(folder, 'last-good'),
    SITE_SPOOL_DIR: path.join(folder, 'spool'),
  };
  return { program: await programs.startSite({ ...settings, ...own, ...caches }), origin: own.SITE_URL };
}

/** Panel and site over the demo's content, with the build of another checkout if wanted, each behind a front. */
export async function startBench(other?: string) {
  await seedOnce();
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const stage = await createStage(path.join(folder, 'stage'));
  await stage.start('panel');
  await stage.start('site');
  const second = other ? await startOther(other, path.join(folder, 'other'), stage.settings) : undefined;
  const sites = { site: stage.settings.SITE_URL, ...(second && { other: second.origin }) };
  const builds = await Promise.all(
    Object.entries(sites).map(async ([name, origin]): Promise<Build> => {
      const front = await startBenchFront(origin, path.join(folder, `front-${name}`));
      return { name, origin, front };
    }),
  );
  return {
    stage,
    folder,
    builds,
    async close() {
      await Promise.all(builds.map(({ front }) => front.close()));
      if (second) await stop(second.program);
      await stage.close();
    },
  };
}
export type Bench = Awaited<ReturnType<typeof startBench>>;
