import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedAnswer } from '@passarela/contract';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { formData } from '../form-data.ts';
import { PanelProcess } from './panel-process.ts';
import { type Send, sendNumber, signIn } from './sends.ts';
import { problemsOf } from './verify.ts';

const DISK = '8m';
const PIECE_BYTES = 4096;
const PATHS = { messages: 'contact/pt', quotes: 'favorites/en', applications: 'get-scouted/pt' };

const data = mkdtempSync(join(tmpdir(), 'panel-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', data]).status === 0;
if (!isMounted) console.warn('SKIPPED: a small disk cannot be mounted here, so none is filled');

let panel: PanelProcess | undefined;
afterAll(async () => {
  await panel?.kill();
  if (isMounted) spawnSync('umount', ['-l', data]);
  rmSync(data, { recursive: true, force: true });
});

/** Takes all room that is left. */
function fill(): void {
  const file = openSync(`${data}/filler`, 'w');
  try {
    for (;;) if (writeSync(file, Buffer.alloc(PIECE_BYTES)) < PIECE_BYTES) break;
  } catch {
    // there is no room any more
  } finally {
    closeSync(file);
  }
}

const post = async (base: string, token: string, { kind, key, form }: Send) =>
  fetch(`${base}/panel/api/${PATHS[kind]}`, {
    method: 'POST',
    body: formData(form),
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
  });

test.skipIf(!isMounted)(
  'a full disk: 503 and nothing half stored; with room again the same send is stored once',
  { timeout: 120_000 },
  async () => {
    panel = new PanelProcess({ data, port: await freePort(), isBuilt: false });
    await panel.start();
    const { base } = panel;
    const token = await signIn(base);
    fill();
    const sends = await Promise.all(Array.from({ length: 10 }, (_, number) => sendNumber(number)));
    const waiting: Send[] = [];
    const told: Parameters<typeof problemsOf>[1][number][] = [];
    const take = async (send: Send, answer: Response) => {
      const { id, reference } = storedAnswer.parse(await answer.json());
      told.push({ kind: send.kind, reference, row: { id: Number(id), name: send.name } });
    };
    for (const send of sends) {
      const answer = await post(base, token, send);
      if (answer.status === 201) await take(send, answer);
      else {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        waiting.push(send);
      }
    }
    expect(waiting.filter(({ kind }) => kind === 'applications')).toHaveLength(4);
    expect(await problemsOf(data, told)).toEqual([]);
    rmSync(`${data}/filler`);
    for (const send of waiting) await take(send, await post(base, token, send));
    expect(await problemsOf(data, told)).toEqual([]);
  },
);
