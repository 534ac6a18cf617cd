import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { freePort } from '../../../scripts/lib/ports.ts';
import { runImport, type Work } from '../../roster/run-import.ts';
import { PanelProcess } from './panel-process.ts';

// npm run roster-drill -w panel -- --rows=100 --photos=8 --kills=5: a roster moves into a built panel that is killed on
// the way; then nobody is missing or doubled, and all is undone. Needs `npm run build`. `--minutes`: no row begins
// after so many; `--pictures`: so many are painted beforehand, else each photo is.
// 5,000 rows in 4 GB: --rows=5000 --photos=4 --width=900 --pictures=64.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100' },
    photos: { type: 'string', default: '8' },
    kills: { type: 'string', default: '5' },
    width: { type: 'string', default: '900' },
    pictures: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '600' },
  },
});
const [rows, photos] = [Number(values.rows), Number(values.photos)];
const [kills, width] = [Number(values.kills), Number(values.width)];
const [pictures, minutes] = [Number(values.pictures), Number(values.minutes)];
const MB = 1024 * 1024;
const CHECKED_AT_ONCE = 50;
const TOLD_EVERY = 500;
const LOGIN = { email: 'drill@example.com', password: 'a-long-password-of-the-drill' };
const data = mkdtempSync(join(tmpdir(), 'roster-drill-'));
const engines = { ADMIN_EMAIL: LOGIN.email, ADMIN_PASSWORD: LOGIN.password };
const panel = new PanelProcess({ data, port: await freePort(), isBuilt: true, engines });
await panel.start();

const json = { 'Content-Type': 'application/json' };
const signedIn = await fetch(`${panel.base}/cms-api/users/login`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify(LOGIN),
});
const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${panel.base}/cms-api/${path}`, {
    ...init,
    headers: { ...Object(init.headers), Authorization: `JWT ${token}` },
  });
const read = async <T extends z.ZodType>(
  shape: T,
  path: string,
  init: RequestInit = {},
): Promise<z.infer<T>> => shape.parse(await (await ask(path, init)).json());
const count = async (collection: string): Promise<number> =>
  (await read(z.object({ totalDocs: z.number() }), `${collection}/count?trash=true`)).totalDocs;

const paint = async (seed: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 90 + (seed % 90), sigma: 13 } as const;
  const create = {
    width,
    height: Math.round((width * 4) / 3),
    channels: 3,
    background: '#888',
    noise,
  } as const;
  return sharp({ create }).jpeg().toBuffer();
};
let sentBytes = 0;
const painted: Buffer[] = [];
for (let seed = 0; seed < pictures; seed += 1) painted.push(await paint(seed));
/** A photo of noise with bytes of its own: nothing is found to be another's. */
const photo = async (seed: number): Promise<Blob> => {
  const picture = painted[seed % pictures] ?? (await paint(seed));
  const comment = Buffer.from(`\xff\xfe\x00\x0a${String(seed).padStart(8, '0')}`, 'latin1');
  sentBytes += picture.length + comment.length;
  return new Blob([picture.subarray(0, 2), comment, picture.subarray(2)].map((part) => new Uint8Array(part)));
};
const works: Work[] = Array.from({ length: rows }, (_, row) => ({
  line: row + 2,
  cells: { name: `Pessoa ${row}`, external_id: `drill-${row}`, gender: row % 2 ? 'f' : 'm' },
  photos: Array.from({ length: photos }, (_, at) => ({
    place: 'book',
    path: `${row}/${at}.jpg`,
    open: () => photo(row * photos + at),
  })),
}));

const problems: string[] = [];
const expectSame = (what: string, found: number, expected: number) => {
  if (found !== expected) problems.push(`${what}: ${found}, not ${expected}`);
};
const [talentsBefore, mediaBefore] = [await count('talents'), await count('media')];
const idleBytes = panel.peakBytes();
let peakBytes = 0;
const mb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
const took = (since: number) => (performance.now() - since) / 1000;
const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
tell(`${painted.length} pictures painted; the panel idles at ${mb(idleBytes)}`);
const { id } = await read(z.object({ id: z.number() }), 'roster', {
  method: 'POST',
  headers: json,
  body: '{}',
});

/** The database: its file and its write-ahead log. */
const database = () =>
  ['panel.sqlite', 'panel.sqlite-wal']
    .filter((name) => existsSync(join(data, name)))
    .reduce((hash, name) => hash.update(readFileSync(join(data, name))), createHash('sha256'))
    .digest('hex');
const unchecked = database();
for (let at = 0; at < rows; at += CHECKED_AT_ONCE) {
  const asked = works.slice(at, at + CHECKED_AT_ONCE).map(({ line, cells }) => ({ line, cells }));
  const answer = await ask('roster/check', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ rows: asked }),
  });
  if (!answer.ok) problems.push(`check: ${answer.status}`);
}
if (database() !== unchecked) problems.push('the check changed the database');
tell(`${rows} rows looked at; memory ${mb(panel.peakBytes())}`);

let killed = 0;
const total = rows * photos;
const began = performance.now();
let isKilling = false;
let told = 0;
const end = await runImport(id, works, {
  ask,
  done: new Set(),
  isStopped: () => took(began) > minutes * 60,
  onProgress: async (progress) => {
    if (progress.photos >= told + TOLD_EVERY && !isKilling) {
      told = progress.photos;
      const rate = (told / took(began)).toFixed(1);
      tell(`${progress.rows} rows, ${told} photos, ${rate} a second; memory ${mb(panel.peakBytes())}`);
    }
    if (isKilling || killed >= kills || progress.photos < ((killed + 1) * total) / (kills + 1)) return;
    isKilling = true;
    peakBytes = Math.max(peakBytes, panel.peakBytes());
    await panel.kill();
    killed += 1;
    await panel.start();
    isKilling = false;
  },
});
const seconds = took(began);
const came = { rows: end.rows, photos: end.photos };
if (came.rows < rows) tell(`Stopped after ${minutes} minutes: ${rows - came.rows} rows did not begin`);
peakBytes = Math.max(peakBytes, panel.peakBytes());
for (const { line, what, reason } of end.refusals) problems.push(`line ${line}, ${what}: ${reason}`);
expectSame('talents', (await count('talents')) - talentsBefore, came.rows);
expectSame('photos', (await count('media')) - mediaBefore, came.photos);
const shown = z.object({ docs: z.array(z.object({ book: z.array(z.number()).nullish() })) });
const places: number[] = [];
for (let page = 1; page <= Math.ceil(rows / CHECKED_AT_ONCE); page += 1) {
  const asked = `talents?where[external_id][like]=drill-&depth=0&sort=id&limit=${CHECKED_AT_ONCE}&page=${page}`;
  const { docs } = await read(shown, asked);
  places.push(...docs.flatMap(({ book }) => book ?? []));
}
expectSame('photos in galleries', places.length, came.photos);
expectSame('different photos in galleries', new Set(places).size, came.photos);
if (came.rows === rows) expectSame('kills', killed, kills);

tell(`${came.rows} rows and ${came.photos} photos (${mb(sentBytes)}) in ${seconds.toFixed(0)} s`);

const left = z.object({ left: z.number(), kept: z.array(z.unknown()) });
const undoing = performance.now();
for (let waiting = 1; waiting > 0; ) {
  const undone = await read(left, `roster/${id}/undo`, { method: 'POST', headers: json, body: '{}' });
  if (undone.kept.length > 0) problems.push(`${undone.kept.length} were kept at the undo`);
  waiting = undone.left;
  tell(`${waiting} left to undo after ${took(undoing).toFixed(0)} s; memory ${mb(panel.peakBytes())}`);
}
peakBytes = Math.max(peakBytes, panel.peakBytes());
expectSame('talents after the undo', await count('talents'), talentsBefore);
// with their people in the trash
expectSame('photos after the undo', await count('media'), mediaBefore + came.photos);
await panel.kill();
console.log(
  `${rows} rows, ${total} photos, ${killed} kills: ${seconds.toFixed(0)} s; memory at most ${Math.round(peakBytes / MB)} MB, ${Math.round((peakBytes - idleBytes) / MB)} over idle`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? 'None missing, none doubled, undone into the trash.'
    : `${problems.length} problems`,
);
rmSync(data, { recursive: true });
process.exitCode = problems.length === 0 ? 0 : 1;
