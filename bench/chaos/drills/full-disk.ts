import { problemsOf, untilSwept } from '../../../panel/tests/chaos/verify.ts';
import { createStage } from '../stage.ts';
import { type DrillResult, sendWhileBlocked } from './drill.ts';
import { mountSmallDisk } from './small-disk.ts';

const DISK_MB = 160;

/** A full disk: no receipts, both stay up; with room again all are confirmed. Null without a small disk. */
export async function fullDisk({
  count,
  fullMs,
}: {
  count: number;
  fullMs: number;
}): Promise<DrillResult | null> {
  const disk = mountSmallDisk(DISK_MB);
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
