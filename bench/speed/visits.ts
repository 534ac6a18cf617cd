import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { screensOf } from '../../scripts/lib/screens.ts';
import { makePackage } from '../lib/package.ts';
import { signIn } from '../lib/staff.ts';
import { floorOf } from './floor.ts';
import { asNewVisitor } from './load.ts';
import type { Bench, Build } from './stage.ts';

/** One page of one of the builds that are compared, or its floor. */
export type Visit = { kind: string; of: string; build: Build; path: string };

const DRAWN_MS = 1_000;
const ASKED_MS = 200;
const ASKED_TIMES = 25;
const PACKAGE_TALENTS = 10;

/**
 * Fetches until the page has an ETag (docs/decisions/caches.md): the bench's front caches the first answer for good.
 */
async function untilTight(address: string) {
  for (let times = 0; times < ASKED_TIMES; times += 1) {
    const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.has('etag')) return;
    await delay(ASKED_MS);
  }
}

/** A package of the list's first talents. */
async function packagePath({ stage: { settings } }: Bench): Promise<string> {
  const staff = await signIn({ settings });
  const { docs } = await staff(
    'GET',
    `/talents?depth=0&limit=${PACKAGE_TALENTS}&where[status][equals]=published`,
  );
  const talents = docs.map(({ id }: { id: number }) => id);
  return (await makePackage(staff, settings, talents)).page;
}

/** Pages of these kinds of every build, and their floors, each opened once so that its pictures exist. */
export async function visitsOf(bench: Bench, browser: Browser, kinds: readonly string[]): Promise<Visit[]> {
  const { builds } = bench;
  const [site] = builds;
  if (!site) throw new Error('No site runs.');
  const screens = (await screensOf(site.origin)).filter(({ lang }) => lang === 'pt');
  const visits: Visit[] = [];
  for (const kind of kinds) {
    const path =
      kind === 'package' ? await packagePath(bench) : screens.find((screen) => screen.kind === kind)?.path;
    if (!path)
      throw new Error(`No page of the kind ${kind}; there are ${screens.map((screen) => screen.kind)}.`);
    for (const build of builds) {
      await untilTight(build.origin + path);
      const floor = await asNewVisitor(browser, async (page) => {
        await page.goto(`https://127.0.0.1:${build.front.port}${path}`, { waitUntil: 'networkidle' });
        await delay(DRAWN_MS);
        return floorOf(page);
      });
      visits.push({ kind, of: build.name, build, path });
      if (build === site) visits.push({ kind, of: 'floor', build, path: build.front.addFloor(kind, floor) });
    }
  }
  return visits;
}
