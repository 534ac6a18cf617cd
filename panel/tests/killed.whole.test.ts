import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteOrphanMedia } from '../erasure/orphans.ts';
import { files } from '../platform/files/files.ts';
import { startMedia } from './media-server.ts';
import { panel } from './panel.ts';
import { keysUnder } from './stored-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const PANEL = `${import.meta.dirname}/..`;
const said = z.object({ filename: z.string() });
const media = await startMedia(files());

beforeAll(panel);
afterAll(media.stop);

/** Runs a panel on the same data that is killed on the way; gives the picture's name without its extension. */
async function killedDuring(what: 'upload' | 'delete'): Promise<string> {
  const args = ['tests/killed-panel.ts', what];
  const { signal, stdout, stderr } = await new Promise<{ signal: unknown; stdout: string; stderr: string }>(
    (done) => {
      execFile(process.execPath, args, { cwd: PANEL }, (error, stdout, stderr) =>
        done({ signal: error?.signal, stdout, stderr }),
      );
    },
  );
  expect(signal, stderr).toBe('SIGKILL');
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return said.parse(JSON.parse(line)).filename.replace('.jpg', '');
}

test.each(['upload', 'delete'] as const)(
  'a panel that is killed during an %s leaves no row without bytes, and nothing that anybody can fetch',
  async (what) => {
    const payload = await panel();
    const stem = await killedDuring(what);
    const left = (await keysUnder('media/')).filter((key) => key.includes(stem));
    expect(left).toHaveLength(3);
    const rows = await payload.count({ collection: 'media', where: { filename: { contains: stem } } });
    expect(rows.totalDocs).toBe(0);
    for (const key of left) expect((await media.get(key.slice('media/'.length))).status).toBe(410);

    const now = Date.now();
    await deleteOrphanMedia(payload, files(), now);
    expect((await keysUnder('media/')).filter((key) => key.includes(stem))).toHaveLength(3);
    await deleteOrphanMedia(payload, files(), now + HOUR_MS);
    expect((await keysUnder('media/')).filter((key) => key.includes(stem))).toEqual([]);
    for (const key of left) expect((await media.get(key.slice('media/'.length))).status).toBe(404);
  },
  60_000,
);

test('a picture whose row comes within the hour stays', async () => {
  const payload = await panel();
  const key = 'media/late-0123456789.jpg';
  await files().put(key, Buffer.from('x'));
  const now = Date.now() + 10 * HOUR_MS;
  await deleteOrphanMedia(payload, files(), now);
  const row = await payload.db.create({ collection: 'media', data: { filename: 'late-0123456789.jpg' } });
  await deleteOrphanMedia(payload, files(), now + HOUR_MS);
  expect(await files().stat(key)).not.toBeNull();
  await payload.delete({ collection: 'media', id: Number(row.id), context: { isSilent: true } });
  expect(await files().stat(key)).toBeNull();
});
