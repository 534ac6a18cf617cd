/**
 * `npm run load`: many applications at the same moment through the site, half of them with four photos of 12 megapixels as
 * a camera made them (page without script and upload route in turn), half with photos that the page has shrunk. All must
 * be stored, within the bounds of memory below, and one who stops in the middle of an upload is let go of.
 * `--applications`, `--unshrunk`. The last line says `N passed, N failed`.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runCommand } from '../../scripts/lib/command.ts';
import { say } from '../../scripts/lib/steps.ts';
import { peakBytes, watchChildren } from '../lib/process-memory.ts';
import { sendUntilTold } from './send-until-told.ts';
import { addressOf, type Send } from './sends.ts';
import { createStage, type Stage } from './stage.ts';
import { stallInTheMiddle } from './stalled.ts';
import { applicationForm } from './visitors/forms.ts';
import { byPage, byUpload } from './visitors/ways.ts';

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '50' }, unshrunk: { type: 'string' } },
});
const count = Number(values.applications);
const unshrunk = Number(values.unshrunk ?? Math.ceil(count / 2));

/** Bounds of memory in MB, whatever comes in (docs/decisions/application-upload.md). */
const BOUNDS = { site: 450, panel: 450, decoder: 300 };
const MEGABYTE = 1024 * 1024;
/** The site waits 30 s for the next byte, and its turn in the line before that. */
const STALL_BOUND_S = 95;

async function picture(width: number, height: number, quality: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width, height, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create }).jpeg({ quality }).toBuffer();
  return { bytes: new Uint8Array(bytes), colour: [128, 128, 128] as [number, number, number] };
}

async function sends(): Promise<Send[]> {
  const [camera, shrunk] = [await picture(3000, 4000, 87), await picture(1500, 2000, 82)];
  say(
    `photos of ${(camera.bytes.length / MEGABYTE).toFixed(1)} and ${(shrunk.bytes.length / MEGABYTE).toFixed(1)} MB`,
  );
  return Array.from({ length: count }, (_, number) => {
    const person = {
      number,
      lang: 'pt',
      name: `Ana Nº ${number}`,
      email: `ana.${number}@example.com`,
    } as const;
    const isUnshrunk = number < unshrunk;
    const filled = applicationForm(person, Array<typeof camera>(4).fill(isUnshrunk ? camera : shrunk));
    const attempt = isUnshrunk && number % 2 === 0 ? byPage('/seja-modelo') : byUpload;
    return { ...filled, number, kind: 'applications', address: addressOf(number), attempt };
  });
}

const storedWhole = ({ data }: Stage) =>
  readdirSync(`${data}/private/applications`).filter(
    (name) => readdirSync(`${data}/private/applications/${name}`).length === 4,
  ).length;

async function load(): Promise<number> {
  const all = await sends();
  const stage = await createStage();
  await stage.start('panel');
  await stage.start('site');
  await fetch(new URL('/seja-modelo', stage.siteUrl)).then((page) => page.text());
  const [site, panel] = [stage.pidOf('site'), stage.pidOf('panel')];
  say(
    `site ${(peakBytes(site) / MEGABYTE).toFixed(0)} MB, panel ${(peakBytes(panel) / MEGABYTE).toFixed(0)} MB before`,
  );

  const endWatch = watchChildren(panel);
  const began = Date.now();
  const stalled = stallInTheMiddle(stage.siteUrl);
  const told = await Promise.all(all.map((send) => sendUntilTold(stage.siteUrl, send)));
  const seconds = (Date.now() - began) / 1000;
  const peaks = { site: peakBytes(site), panel: peakBytes(panel), decoder: endWatch() };
  const stalledS = await Promise.race([
    stalled,
    new Promise<number>((wake) => setTimeout(wake, STALL_BOUND_S * 1000, Infinity)),
  ]);
  const stored = storedWhole(stage);
  await stage.close();
  stage.remove();

  const again = told.filter(({ tries }) => tries > 1).length;
  say(
    `${count} applications at once, ${unshrunk} unshrunk: ${stored} stored in ${seconds.toFixed(0)} s, ${again} tried again`,
  );
  say(`an upload that stopped in the middle was let go of after ${stalledS.toFixed(0)} s`);
  let failed = (stored === count ? 0 : 1) + (stalledS < STALL_BOUND_S ? 0 : 1);
  for (const name of ['site', 'panel', 'decoder'] as const) {
    const peak = peaks[name] / MEGABYTE;
    if (peak > BOUNDS[name]) failed += 1;
    say(
      `${peak > BOUNDS[name] ? '✗' : '✓'} ${name}: ${peak.toFixed(0)} MB at most, bound ${BOUNDS[name]} MB`,
    );
  }
  console.log(`\n${5 - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

runCommand(load);
