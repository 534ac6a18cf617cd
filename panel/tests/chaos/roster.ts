import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { freePort } from '../../../scripts/lib/ports.ts';
import { runImport, type Work } from '../../roster/run-import.ts';
import { PanelProcess } from './panel-process.ts';

/*
 * npm run roster-drill -w panel -- --rows=100 --photos=8 --kills=5: a roster moves into a built panel that is killed on the way;
 * then nobody is missing, nothing is doubled, and all is taken back. Needs `npm run build`.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100' },
    photos: { type: 'string', default: '8' },
    kills: { type: 'string', default: '5' },
    width: { type: 'string', default: '900' },
  },
});
const [rows, photos] = [Number(values.rows), Number(values.photos)];
const [kills, width] = [Number(values.kills), Number(values.width)];
const MB = 1024 * 1024;
const CHECKED_AT_ONCE = 50;
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

/** A photo of noise, of its own: nothing is found to be another's. */
const photo = async (seed: number): Promise<Blob> => {
  const noise = { type: 'gaussian', mean: 90 + (seed % 90), sigma: 20 } as const;
  const create = {
    width,
    height: Math.round((width * 4) / 3),
    channels: 3,
    background: '#888',
    noise,
  } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
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
const { id } = await read(z.object({ id: z.number() }), 'roster', {
  method: 'POST',
  headers: json,
  body: '{}',
});

const database = () =>
  createHash('sha256')
    .update(readFileSync(join(data, 'panel.sqlite')))
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

let killed = 0;
const total = rows * photos;
const began = performance.now();
let isKilling = false;
const end = await runImport(id, works, {
  ask,
  done: new Set(),
  isStopped: () => false,
  onProgress: async (progress) => {
    if (isKilling || killed >= kills || progress.photos < ((killed + 1) * total) / (kills + 1)) return;
    isKilling = true;
    peakBytes = Math.max(peakBytes, panel.peakBytes());
    await panel.kill();
    killed += 1;
    await panel.start();
    isKilling = false;
  },
});
const seconds = (performance.now() - began) / 1000;
peakBytes = Math.max(peakBytes, panel.peakBytes());
for (const { line, what, reason } of end.refusals) problems.push(`line ${line}, ${what}: ${reason}`);
expectSame('talents', (await count('talents')) - talentsBefore, rows);
expectSame('photos', (await count('media')) - mediaBefore, total);
const shown = z.object({ docs: z.array(z.object({ book: z.array(z.number()).nullish() })) });
const { docs } = await read(shown, `talents?where[external_id][like]=drill-&depth=0&limit=${rows}`);
const places = docs.flatMap(({ book }) => book ?? []);
expectSame('photos in galleries', places.length, total);
expectSame('different photos in galleries', new Set(places).size, total);
expectSame('kills', killed, kills);

const left = z.object({ left: z.number(), kept: z.array(z.unknown()) });
for (let waiting = 1; waiting > 0; ) {
  const undone = await read(left, `roster/${id}/undo`, { method: 'POST', headers: json, body: '{}' });
  if (undone.kept.length > 0) problems.push(`${undone.kept.length} were kept at the undo`);
  waiting = undone.left;
}
expectSame('talents after the undo', await count('talents'), talentsBefore);
expectSame('photos after the undo', await count('media'), mediaBefore);
await panel.kill();
console.log(
  `${rows} rows, ${total} photos, ${killed} kills: ${seconds.toFixed(0)} s; memory at most ${Math.round(peakBytes / MB)} MB, ${Math.round((peakBytes - idleBytes) / MB)} over idle`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? 'None missing, none doubled, undone without a trace.'
    : `${problems.length} problems`,
);
rmSync(data, { recursive: true });
process.exitCode = problems.length === 0 ? 0 : 1;
