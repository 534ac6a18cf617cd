import '../platform/settings/load-env.ts';
import { existsSync } from 'node:fs';
import { env } from '../platform/settings/env.ts';
import { runScript } from '../platform/work/run-script.ts';
import { elapsed, readOptions, say } from './options.ts';
import { readStamp, seedVersion, writeStamp } from './stamp.ts';

/** Left behind by a run that was stopped: the content is the demo's, but not whole. */
const UNFINISHED = { version: 'unfinished', talents: 0 };

/**
 * `npm run seed -w panel -- [--talents N] [--fresh]`: the demo's content, once. All that is there stays, of an earlier
 * version too: staff may have added to it.
 */
async function main(): Promise<void> {
  const { talents, fresh } = readOptions(process.argv.slice(2));
  const { PASSARELA_DATA: data } = env();
  const stamp = await readStamp(data);
  const version = seedVersion();
  if (!fresh && stamp && stamp.version !== UNFINISHED.version && existsSync(`${data}/panel.sqlite`)) {
    say(`Demo content is there already: ${stamp.talents} talents.`);
    if (stamp.version !== version) say(`It is of an earlier version. Without ${data} it is made anew.`);
    return;
  }

  const [{ getPayload }, { default: config }, { seed }, { hasContent }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
    import('./seed.ts'),
    import('./seed.ts'),
  ]);
  const payload = await getPayload({ config });
  try {
    if (!stamp && !fresh && (await hasContent(payload))) {
      throw new Error(
        `The panel in ${data} already has content that is not the demo's. --fresh replaces it.`,
      );
    }
    await writeStamp(data, UNFINISHED);
    await seed(payload, talents);
    await writeStamp(data, { version, talents });
    say(`Demo content is ready: ${talents} talents (${elapsed()}).`);
  } finally {
    await payload.destroy();
  }
}

runScript(main);
