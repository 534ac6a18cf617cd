import { setTimeout as delay } from 'node:timers/promises';
import { problemsOf, untilSwept } from '../../../panel/tests/chaos/verify.ts';
import { createStage } from '../stage.ts';
import { type DrillResult, isWell, sendAll } from './drill.ts';
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
  const problems: string[] = [];
  const stage = await createStage({ parent: disk.path });
  try {
    await stage.start('panel');
    await stage.start('site');
    disk.fill();
    let isDiskFull = true;
    const onConfirmed = () => {
      if (isDiskFull) problems.push('somebody got a receipt while the disk was full');
    };
    const sending = sendAll(stage.siteUrl, 1, count, { onConfirmed });
    await delay(fullMs);
    if (!(await isWell(stage.siteUrl))) problems.push('the site does not answer while the disk is full');
    isDiskFull = false;
    disk.empty();
    const confirmed = await sending;
    await untilSwept(stage.data, confirmed, stage.privateKeys);
    problems.push(...(await problemsOf(stage.data, confirmed, stage.privateKeys)));
    return { confirmed, problems };
  } finally {
    await stage.close();
    disk.remove();
  }
}
