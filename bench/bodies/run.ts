/**
 * `npm run bodies`: posts the worst body of each kind to every route of both programs, as a stranger. Meanwhile each must
 * answer its health check within 200 ms (p99) and hold at most 50 MB more than before (docs/decisions/one-gate.md). The last
 * line says `N passed, N failed`.
 */
import { runCommand } from '../../scripts/lib/command.mjs';
import { elapsed, say } from '../../scripts/lib/steps.mjs';
import { createStage } from '../chaos/stage.ts';
import { drill } from './drill.ts';
import { panelRoutes, siteRoutes } from './routes.ts';

/** With a large heap V8 collects late, and memory says nothing about bodies. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=320' };

async function bodies(): Promise<number> {
  const stage = await createStage({ own: SMALL_HEAP });
  await stage.start('panel');
  await stage.start('site');
  const { PANEL_ORIGIN, SITE_URL } = stage.settings;
  const results = [];
  try {
    const panel = { origin: PANEL_ORIGIN, pid: stage.pidOf('panel'), routes: panelRoutes(stage.settings) };
    const site = { origin: SITE_URL, pid: stage.pidOf('site'), routes: siteRoutes() };
    results.push(...(await drill('panel', panel)), ...(await drill('site', site)));
  } finally {
    await stage.close();
    stage.remove();
  }
  for (const { isGood, text } of results) say(`${isGood ? '✓' : '✗'} ${text}`);
  const failed = results.filter(({ isGood }) => !isGood).length;
  say(`in ${elapsed()}`);
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

runCommand(bodies);
