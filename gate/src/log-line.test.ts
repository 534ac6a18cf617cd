import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The output of a process whose console writes JSON. */
function linesOf(program: string): unknown[] {
  const source = `
    import { jsonConsole, writeLog } from ${JSON.stringify(new URL('./log-line.ts', import.meta.url).href)};
    jsonConsole((told) => told === 'secret' ? 'nothing' : told);
    ${program}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', `${source}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('whatever is written to the console is one line of JSON each, and our own stay as they are', () => {
  expect(
    linesOf(`
      console.log('\\u001b[1m✓\\u001b[22m Ready in %s ms\\n', 12);
      console.log('');
      console.log('of a stranger\\r\\n{"at":"x"}\\u009b31m\\u202e');
      console.log('told', 'secret', { a: 1 });
      writeLog('info', 'own', { count: 2, at: 'data.0.id', level: 'none' });`),
  ).toEqual([
    { at: expect.any(String), level: 'info', message: '✓ Ready in 12 ms' },
    { at: expect.any(String), level: 'info', message: expect.stringContaining('{"at":"x"}') },
    { at: expect.any(String), level: 'info', message: 'told nothing { a: 1 }' },
    // no field takes the place of the time
    { at: expect.stringMatching(/^\d{4}-/), level: 'info', message: 'own', count: 2 },
  ]);
});

it('errors go to the error output, with their frames and causes in a field', () => {
  const program = `
    process.stderr.write = process.stdout.write.bind(process.stdout);
    console.error('⨯', new Error('broken', { cause: new Error('deeper') }));`;
  const [line] = linesOf(program);
  expect(line).toMatchObject({ level: 'error', message: '⨯ Error: broken' });
  expect(line).toHaveProperty('error', expect.stringMatching(/^Error: broken\n {4}at [\s\S]*deeper/));
});
