import { mustSucceed } from './lib/children.ts';
import { runCommand } from './lib/command.ts';
import { installTool } from './lib/debian.ts';
import { inRoot } from './lib/paths.ts';
import { startPostgres } from './lib/postgres.ts';

/** `npm run test:postgres -- [files]`: the panel's tests on a PostgreSQL of their own. */
async function test() {
  await installTool('PostgreSQL');
  const postgres = await startPostgres();
  try {
    const PANEL_TEST_DATABASE = await postgres.create('panel_tests');
    await mustSucceed(['vitest', 'run', ...process.argv.slice(2)], {
      cwd: inRoot('panel'),
      env: { PANEL_TEST_DATABASE },
      onLine: (line) => console.log(line),
    });
  } finally {
    await postgres.stop();
  }
  return 0;
}

runCommand(test, () => {});
