import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const address = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/**
 * In a process of its own: other tests start programs beside this one. Spends 0.3 s in a step, in a server, and
 * nothing.
 */
const STEPS = `
  import { setTimeout as pause } from 'node:timers/promises';
  const { mustSucceed, start, stop } = await import(${address('children.ts')});
  const { withProcessorTime } = await import(${address('processor-time.ts')});
  const spend = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const late = 'setTimeout(() => { ' + spend + ' console.log(1) }, 200); setTimeout(() => {}, 60_000)';
  const [busy, idle] = await Promise.all([
    withProcessorTime(() => mustSucceed(process.execPath + ' --eval "' + spend + '"; true')),
    withProcessorTime(() => mustSucceed(['sleep', '0.3'])),
  ]);
  const { result: server } = await withProcessorTime(async () => start([process.execPath, '--eval', late]));
  const asking = await withProcessorTime(async () => {
    while (server.output() === '') await pause(50);
  });
  await stop(server);
  console.log(JSON.stringify({ busy: busy.seconds, idle: idle.seconds, asking: asking.seconds }));
`;

test.runIf(process.platform === 'linux')(
  'a step counts what it ran, in a shell too, and what servers did for it; not the step beside it',
  { timeout: 60_000 },
  () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', STEPS], {
      encoding: 'utf8',
    });
    const { busy, idle, asking } = JSON.parse(stdout);
    expect(busy).toBeGreaterThan(0.25);
    expect(asking).toBeGreaterThan(0.25);
    expect(idle).toBeLessThan(0.2);
  },
);
