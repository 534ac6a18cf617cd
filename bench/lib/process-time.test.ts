import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processMs } from './process-time.ts';

const BUSY_MS = 200;
const BUSY = `while (process.cpuUsage().user / 1000 < ${BUSY_MS}); process.send('done'); setInterval(() => {}, 1000)`;

it.runIf(process.platform === 'linux')(
  'counts the processor time of a process, not its waiting',
  async () => {
    const child = spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message');
    const used = processMs(child.pid ?? 0);
    expect(used).toBeGreaterThanOrEqual(BUSY_MS - 10);
    expect(processMs(child.pid ?? 0) - used).toBeLessThan(100);
    child.kill();
  },
);
