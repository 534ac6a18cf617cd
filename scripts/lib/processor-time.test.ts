import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mustSucceed, type Program, start, stop } from './children.ts';
import { withProcessorTime } from './processor-time.ts';

const spend = (seconds: number) =>
  `const end = process.cpuUsage().user + ${seconds} * 1e6; while (process.cpuUsage().user < end);`;
const isSilent = ({ output }: Program) => !output().includes('spent');

test.runIf(process.platform === 'linux')(
  'a step counts the programs that it ran, a shell between included, and not those of the step beside it',
  async () => {
    const busy = () => mustSucceed(`${process.execPath} --eval "${spend(0.6)}"; true`);
    const idle = () => mustSucceed(['sleep', '0.3']);
    const [first, second] = await Promise.all([withProcessorTime(busy), withProcessorTime(idle)]);
    expect(first.seconds).toBeGreaterThan(0.5);
    expect(second.seconds).toBeLessThan(0.3);
  },
);

test.runIf(process.platform === 'linux')('a server counts to the step in which it works', async () => {
  const work = `setTimeout(() => { ${spend(0.6)} console.log('spent') }, 200); setTimeout(() => {}, 60_000)`;
  const { result: server } = await withProcessorTime(async () => start([process.execPath, '--eval', work]));
  const { seconds } = await withProcessorTime(async () => {
    while (isSilent(server)) await pause(50);
  });
  await stop(server);
  expect(seconds).toBeGreaterThan(0.5);
});
