import '../platform/settings/load-env.ts';
import { parseArgs } from 'node:util';
import payload from 'payload';
import { files } from '../platform/files/files.ts';
import { env } from '../platform/settings/env.ts';
import { runScript } from '../platform/work/run-script.ts';

/* npm run move -w panel [-- --dry-run], panel stopped: SQLite and files to DATABASE_URL and STORAGE. */
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];
const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const { DATABASE_URL, PASSARELA_DATA: data, STORAGE } = env();
  if (!DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL to move to');
  const [{ default: config }, { move }] = await Promise.all([
    import('../payload.config.ts'),
    import('../boot/move/move.ts'),
  ]);
  await payload.init({ config: await config, disableOnInit: true });
  const began = performance.now();
  const rows = await move(payload, { data, to: STORAGE ? files() : null, isDry, say });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    isDry
      ? `A dry run: ${rows} rows fit and read the same (${seconds} s). Nothing was kept.`
      : `${rows} rows moved and compared (${seconds} s). Start the panel with this DATABASE_URL.`,
  );
}

runScript(main);
