import { ok, strictEqual } from 'node:assert';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { IMAGES_FOLDER, type ProgramImage, writeImageFiles } from '../lib/image-files.ts';
import { inRoot, ROOT } from '../lib/paths.ts';
import { buildBase, createPodman, type Podman } from '../lib/podman.ts';
import { freePort } from '../lib/ports.ts';
import { settingsFor } from '../lib/settings.ts';
import type { Result } from './report.ts';
import { copyContent } from './stage.ts';

const BASE = 'localhost/passarela-base';
const MOST_MB = 350;
const HEALTHY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 1_000;
const STOP_WITHIN_S = 70;
const PRIVATE = /(^|\/)(\.env.*|\.git|\.data|\.demo|.*\.sqlite.*|.*\.(pem|key|crt))$/;
const TRY_TO_WRITE = `for (const file of ['/x', '/app/x']) try {
  require('fs').writeFileSync(file, ''); console.log('written') } catch ({ code }) { console.log(code) }`;

const tagOf = (image: ProgramImage) => `localhost/passarela-${image}`;

async function sizeMb({ podman }: Podman, image: string) {
  return Number(await podman('image', 'inspect', '--format={{.Size}}', image)) / 1e6;
}

async function becomesHealthy({ isHealthy, inspect, podman }: Podman, name: string) {
  for (const end = Date.now() + HEALTHY_WITHIN_MS; !(await isHealthy(name)); await delay(LOOK_EVERY_MS)) {
    const hasEnded = (await inspect(name, '.State.Running')) !== 'true';
    if (hasEnded || Date.now() > end)
      throw new Error(`${name} is not healthy:\n${await podman('logs', name)}`);
  }
}

async function runsAsNobody({ inspect, podman }: Podman, name: string) {
  const status = readFileSync(`/proc/${await inspect(name, '.State.Pid')}/status`, 'utf8');
  ok(/^Uid:\s+1000\s+1000\s/m.test(status), status);
  ok(/^CapEff:\s+0+$/m.test(status), status);
  strictEqual(await podman('exec', name, 'node', '-e', TRY_TO_WRITE), 'EROFS\nEROFS');
}

async function endsWell({ inspect, podman }: Podman, name: string) {
  await podman('stop', `--time=${STOP_WITHIN_S}`, name);
  strictEqual(await inspect(name, '.State.ExitCode'), '0');
}

/** A site that has never seen its panel's answer says 503 and "try again": on a busy machine the first one is late. */
async function openHome(site: string) {
  for (const end = Date.now() + HEALTHY_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
    const page = await fetch(site);
    if (page.status !== 503 || !page.headers.has('retry-after') || Date.now() > end) return page;
    await page.body?.cancel();
  }
}

/** The home page and, twice, a picture of it in another size: the second comes from the volume of pictures. */
async function showsPicture(site: string) {
  const page = await openHome(site);
  strictEqual(page.status, 200);
  const [, address = ''] = /src="(\/_next\/image\?[^"]+)"/.exec(await page.text()) ?? [];
  for (const cache of ['MISS', 'HIT']) {
    const picture = await fetch(new URL(address.replaceAll('&amp;', '&'), site));
    strictEqual(picture.status, 200, address);
    ok(picture.headers.get('content-type')?.startsWith('image/'));
    ok((await picture.arrayBuffer()).byteLength > 1_000);
    strictEqual(picture.headers.get('x-nextjs-cache'), cache);
  }
}

/** A copy of the demo's content, and the environment of the containers: all but the folders, which the images name. */
async function contentAndEnvironment(folder: string) {
  const data = copyContent(folder);
  const place = { port: await freePort(), panelPort: await freePort(), data };
  const { PASSARELA_DATA, SITE_CACHE_DIR, SITE_SPOOL_DIR, ...env } = settingsFor(place);
  return { env, data };
}

/** Builds the images of both programs from this run's builds, starts them over the demo's content, and stops them. */
export async function images(folder: string): Promise<Result> {
  const own = createPodman(path.join(folder, 'podman'));
  const { env, data } = await contentAndEnvironment(path.join(folder, 'images'));
  const failures: string[] = [];
  const sizes: string[] = [];
  let passed = 0;
  async function check(title: string, work: () => Promise<unknown>) {
    try {
      await work();
      passed += 1;
    } catch (error) {
      failures.push(`${title}\n${error instanceof Error ? error.stack : error}`);
    }
  }
  try {
    await Promise.all([buildBase(own, BASE), writeImageFiles()]);
    for (const image of ['panel', 'site'] as const) {
      const source = ['--build-arg', `BASE=${BASE}`, `--build-context=build=${path.dirname(IMAGES_FOLDER)}`];
      const file = `--file=${inRoot('deploy', 'container', 'Containerfile')}`;
      await own.build(tagOf(image), ...source, file, `--target=${image}`, ROOT);
      await check(`${image}: at most ${MOST_MB} MB beyond the base`, async () => {
        const size = (await sizeMb(own, tagOf(image))) - (await sizeMb(own, BASE));
        sizes.push(`${image} ${Math.round(size)} MB beyond the base`);
        ok(size <= MOST_MB, `${size} MB`);
      });
      await check(`${image}: no data, no secret`, async () => {
        const inside = await own.podman('image', 'mount', tagOf(image));
        const files = globSync('app/**', { cwd: inside });
        ok(files.length > 500, `${files.length} files`);
        strictEqual(files.filter((name) => PRIVATE.test(name)).join('\n'), '');
        await own.podman('image', 'unmount', tagOf(image));
      });
      await own.start(image, tagOf(image), env, image === 'panel' ? [`${data}:/data`] : []);
      await check(`${image}: healthy`, () => becomesHealthy(own, image));
      await check(`${image}: no rights, root read-only`, () => runsAsNobody(own, image));
    }
    await check('panel: its commands run', () =>
      own.podman('exec', 'panel', 'node', 'scripts/admin.ts', 'nova@passarela.example'),
    );
    await check('a page and its picture', () => showsPicture(env.SITE_URL));
    for (const image of ['site', 'panel'] as const) {
      await check(`${image}: ends on SIGTERM`, () => endsWell(own, image));
    }
  } finally {
    await own.clear();
  }
  return { passed, failed: failures.length, output: failures.join('\n\n'), note: sizes.join(', ') };
}
