import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DISK_METRIC, freeBytes, measureDisks } from './measure.ts';
import { createRegistry } from './serve-metrics.ts';

it('the room of a folder is that of its disk, in bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    expect(await freeBytes(folder)).toBeGreaterThan(1024 * 1024);
    measureDisks({ data: folder });
    const served = await createRegistry(DISK_METRIC).metrics();
    expect(Number(/^passarela_disk_free_bytes\{folder="data"\} (\S+)$/m.exec(served)?.[1])).toBeGreaterThan(
      1024 * 1024,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a folder that is not there has none to tell', async () => {
  await expect(freeBytes('/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
});
