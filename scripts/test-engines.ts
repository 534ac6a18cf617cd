import { mustSucceed } from './lib/children.ts';
import { runCommand } from './lib/command.ts';
import { installTool } from './lib/debian.ts';
import { inRoot } from './lib/paths.ts';
import { withTestEngines } from './test/engines.ts';

/** `npm run test:engines -- [files]`: the panel's tests on a PostgreSQL and an S3 store of their own. */
async function test() {
  for (const tool of ['PostgreSQL', 'Swift'] as const) await installTool(tool);
  await withTestEngines((env) =>
    mustSucceed(['vitest', 'run', ...process.argv.slice(2)], {
      cwd: inRoot('panel'),
      env,
      onLine: (line) => console.log(line),
    }),
  );
  return 0;
}

runCommand(test, () => {});
