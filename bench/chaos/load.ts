/** `npm run load`: applications at once in the memory of the systemd units. `--applications`, `--unshrunk`. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/command.ts';
import { say } from '../../scripts/lib/steps.ts';
import { limitMemory, memoryMaxOf } from '../lib/memory-group.ts';
import { peakBytes, watchChildren } from '../lib/process-memory.ts';
import { beginUpload } from './begun-upload.ts';
import { sendUntilConfirmed } from './send-until-confirmed.ts';
import { addressOf, applicationSend, type Send } from './sends.ts';
import { createStage, type Stage } from './stage.ts';
import { byPage, byUpload } from './visitors/modes.ts';
import { noisePhoto, type Photo } from './visitors/pictures.ts';

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '50' }, unshrunk: { type: 'string' } },
});
const count = Number(values.applications);
const unshrunk = Number(values.unshrunk ?? Math.ceil(count / 2));

/** Bounds of memory in MB, whatever comes in (docs/decisions/application.md). */
const BOUNDS = { site: 450, panel: 450, decoder: 300 };
const CHECKS = 6;
const MEGABYTE = 1024 * 1024;
/** The site waits 30 s for the next byte, after the upload has waited for its slot. */
const STALL_BOUND_S = 95;
const STALLED = { announcedBytes: 8_000_000, sentBytes: 1_000_000 };

async function sends(): Promise<Send[]> {
  const [camera, shrunk] = [await noisePhoto(3000, 4000, 87), await noisePhoto(1500, 2000, 82)];
  say(
    `photos of ${(camera.bytes.length / MEGABYTE).toFixed(1)} and ${(shrunk.bytes.length / MEGABYTE).toFixed(1)} MB`,
  );
  return Array.from({ length: count }, (_, number) => {
    const isUnshrunk = number < unshrunk;
    const attempt = isUnshrunk && number % 2 === 0 ? byPage('/seja-modelo') : byUpload;
    return applicationSend(number, Array<Photo>(4).fill(isUnshrunk ? camera : shrunk), attempt);
  });
}

const storedWhole = ({ data }: Stage) =>
  readdirSync(`${data}/private/applications`).filter(
    (name) => readdirSync(`${data}/private/applications/${name}`).length === 4,
  ).length;

/** Begins an upload, stops in the middle, and returns after how many seconds the site disconnects. */
async function stallInTheMiddle(siteUrl: string): Promise<number> {
  const socket = beginUpload(siteUrl, STALLED.announcedBytes, addressOf(count));
  // An unread answer would keep the socket from closing.
  const closed = once(socket.resume(), 'close');
  socket.write(Buffer.alloc(STALLED.sentBytes, 'x'));
  const began = Date.now();
  await closed;
  return (Date.now() - began) / 1000;
}

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

  const groups = Object.entries({ site, panel }).map(([name, pid]) =>
    limitMemory(pid, memoryMaxOf(`passarela-${name}@.service`)),
  );
  if (groups.includes(null)) say('without the limits of the units: this user may make no control groups');
  const endWatch = watchChildren(panel);
  const began = Date.now();
  const stalled = stallInTheMiddle(stage.siteUrl);
  const confirmed = await Promise.all(all.map((send) => sendUntilConfirmed(stage.siteUrl, send)));
  const seconds = (Date.now() - began) / 1000;
  const peaks = { site: peakBytes(site), panel: peakBytes(panel), decoder: endWatch() };
  const stalledS = await Promise.race([stalled, delay(STALL_BOUND_S * 1000, Number.POSITIVE_INFINITY)]);
  const stored = storedWhole(stage);
  const killed = groups.reduce((sum, group) => sum + (group?.killed() ?? 0), 0);
  await stage.close();
  for (const group of groups) await group?.remove();
  stage.remove();

  const again = confirmed.filter(({ tries }) => tries > 1).length;
  say(
    `${count} applications at once, ${unshrunk} unshrunk: ${stored} stored in ${seconds.toFixed(0)} s, ${again} tried again`,
  );
  say(`an upload that stopped in the middle was disconnected after ${stalledS.toFixed(0)} s`);
  say(`${killed} times the kernel had to kill for memory`);
  let failed = (stored === count ? 0 : 1) + (stalledS < STALL_BOUND_S ? 0 : 1) + (killed === 0 ? 0 : 1);
  for (const name of ['site', 'panel', 'decoder'] as const) {
    const peak = peaks[name] / MEGABYTE;
    if (peak > BOUNDS[name]) failed += 1;
    say(
      `${peak > BOUNDS[name] ? '✗' : '✓'} ${name}: ${peak.toFixed(0)} MB at most, bound ${BOUNDS[name]} MB`,
    );
  }
  console.log(`\n${CHECKS - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

runCommand(load);
