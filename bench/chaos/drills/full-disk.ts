import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOf, untilSwept } from '../../../panel/tests/chaos/verify.ts';
import { createStage } from '../stage.ts';
import { type DrillResult, sendWhileBlocked } from './drill.ts';

const DISK_MB = 160;

/** A file system of its own, in memory; null if this machine does not allow mounting one. */
function mountSmallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'passarela-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', path];
  if (spawnSync('mount', options).status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    // dd ends with an error when nothing is left, which is what is wanted
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']),
    empty: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** A full disk: no receipts, both stay up; with room again all are confirmed. Null without a small disk. */
export async function fullDisk({
  count,
  fullMs,
}: {
  count: number;
  fullMs: number;
}): Promise<DrillResult | null> {
  const disk = mountSmallDisk();
  if (!disk) return null;
  const stage = await createStage({ parent: disk.path });
  try {
    await stage.start('panel');
    await stage.start('site');
    disk.fill();
    const block = { siteUrl: stage.siteUrl, from: 1, count, holdMs: fullMs, what: 'the disk was full' };
    const { confirmed, problems } = await sendWhileBlocked(block, disk.empty);
    await untilSwept(stage.data, confirmed, stage.privateKeys);
    problems.push(...(await problemsOf(stage.data, confirmed, stage.privateKeys)));
    return { confirmed, problems };
  } finally {
    await stage.close();
    disk.remove();
  }
}
