import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Two steps, of which the first waits; each is said when it begins. */
const TWO_STEPS = `
  const { runCommand } = await import(${JSON.stringify(new URL('command.ts', import.meta.url).href)});
  const { run } = await import(${JSON.stringify(new URL('children.ts', import.meta.url).href)});
  await runCommand(async () => {
    for (const name of ['first', 'second']) {
      console.log(name);
      await run(['sleep', name === 'first' ? '60' : '0']);
    }
  });
`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('after %s no further step begins', async (signal, code) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', TWO_STEPS]);
  let said = '';
  command.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain('first');
  command.kill(signal);
  const [exit] = await once(command, 'exit');
  expect([exit, said]).toEqual([code, expect.not.stringContaining('second')]);
});
