import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { freePort } from '../../../scripts/lib/ports.ts';
import { choice, type Form } from '../form-data.ts';
import { PanelProcess } from './panel-process.ts';
import { type Answered, type Send, sendUntilAnswered, signIn } from './sends.ts';

/* Fifty applications at once, each with four photos of 12 megapixels: all stored, and the memory they used. */
const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MS = 100;

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '50' }, built: { type: 'boolean', default: false } },
});
const count = Number(values.applications);
const data = mkdtempSync(join(tmpdir(), 'panel-load-'));
const panel = new PanelProcess({ data, port: await freePort(), isBuilt: values.built });

const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const create = { width: 3000, height: 4000, channels: 3, background: '#888', noise } as const;
const bytes = new Uint8Array(await sharp({ create }).jpeg({ quality: 80 }).toBuffer());
const photo = { name: 'photo.jpg', bytes };

const application = (number: number): Send => {
  const name = `Load ${number}`;
  const form: Form = {
    name,
    realname: name,
    gender: choice('woman'),
    birthdate: '2000-05-17',
    height: '178',
    email: 'load@example.com',
    instagr: '@load',
    phone: '1',
    country: choice('BR'),
    id_state: choice('SC'),
    image_1: photo,
    image_2: photo,
    image_3: photo,
    image_4: photo,
  };
  return { kind: 'applications', key: `load-${number}`, name, form };
};

/** The most memory of all processes below the panel (the decoder) at one moment, in bytes. */
function childBytes(): number {
  const pids = readFileSync(`/proc/${panel.pid}/task/${panel.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const held = (pid: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + held(pid) * 1024, 0);
}

await panel.start();
const token = await signIn(panel.base);
const idle = panel.peakBytes();
let children = 0;
const watch = setInterval(() => {
  try {
    children = Math.max(children, childBytes());
  } catch {
    // it ended while it was looked at
  }
}, WATCH_EVERY_MS);
const started = Date.now();
const answered: Answered[] = await Promise.all(
  Array.from({ length: count }, (_, number) => sendUntilAnswered(panel.base, application(number), token)),
);
const seconds = (Date.now() - started) / 1000;
clearInterval(watch);
const folders = readdirSync(`${data}/private/applications`);
const stored = folders.filter((name) => readdirSync(`${data}/private/applications/${name}`).length === 4);
console.log(
  [
    `${count} applications with 4 photos of ${(bytes.length / MEGABYTE).toFixed(1)} MB at once: ${stored.length} stored in ${seconds.toFixed(0)} s`,
    `${answered.filter(({ tries }) => tries > 1).length} needed a second try`,
    `panel: ${(idle / MEGABYTE).toFixed(0)} MB before, ${(panel.peakBytes() / MEGABYTE).toFixed(0)} MB at most`,
    `picture process: ${(children / MEGABYTE).toFixed(0)} MB at most`,
  ].join('\n'),
);
await panel.kill();
rmSync(data, { recursive: true });
process.exitCode = stored.length === count ? 0 : 1;
