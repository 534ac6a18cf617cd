import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const address = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Two steps, of which the first waits, beside a third that waits for no program; each logs its begin and clean-up. */
const STEPS = `
  const { runCommand } = await import(${address('command.ts')});
  const { run, start } = await import(${address('children.ts')});
  const late = async () => {
    await run(['sleep', '60']).catch(() => {});
    start(['echo', 'late'], { onLine: console.log });
  };
  const steps = async () => {
    try {
      for (const name of ['first', 'second']) {
        console.log(name);
        await run(['sleep', name === 'first' ? '60' : '0']);
      }
    } finally {
      await run(['echo', 'put away'], { isCleanup: true, onLine: console.log });
    }
  };
  await runCommand(() => Promise.all([steps(), late()]));
`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('after %s nothing begins but what puts away', { timeout: 30_000 }, async (signal, code) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', STEPS]);
  let output = '';
  command.stdout.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain('first');
  command.kill(signal);
  const [exit] = await once(command, 'exit');
  expect([
    exit,
    output
      .trim()
      .split('\n')
      .filter((line) => !line.includes('Stopping')),
  ]).toEqual([code, ['first', 'put away']]);
});
