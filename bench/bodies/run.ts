/** `npm run bodies` (Linux): the worst bodies to every route (docs/decisions/one-gate.md); `--whole`: all. */
import { parseArgs } from 'node:util';
import { BODY_RULES as PANEL_RULES } from '../../panel/boot/server/body-rules.ts';
import { runCommand } from '../../scripts/lib/command.ts';
import { elapsed, say } from '../../scripts/lib/steps.ts';
import { BODY_RULES as SITE_RULES } from '../../server/body-rules.ts';
import { createStage } from '../chaos/stage.ts';
import { drill, type Result } from './drill.ts';
import { ENDPOINT_PAGES, endpointRequests } from './endpoints.ts';
import { logSize } from './log-size.ts';
import { panelRoutes, siteRoutes } from './routes.ts';
import { sendApplications } from './usual-applications.ts';

/** With a large heap V8 collects late, and memory says nothing about bodies. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=320' };

const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } });

type Stage = Awaited<ReturnType<typeof createStage>>;
type Name = 'panel' | 'site';
const LOGS = { panel: logSize(), site: logSize() };

async function startBoth(stage: Stage): Promise<void> {
  await stage.start('panel');
  await stage.start('site');
  await sendApplications(stage.siteUrl);
  say('both programs have read what people send');
}

/** Drills one program, and after a broken bound once more with programs started anew: a real fault comes twice. */
async function drillUntilSure(stage: Stage, name: Name): Promise<Result[]> {
  const origins = { panel: stage.settings.PANEL_ORIGIN, site: stage.settings.SITE_URL };
  const [routes, rules] =
    name === 'panel' ? [panelRoutes(stage.settings), PANEL_RULES] : [siteRoutes(), SITE_RULES];
  const drillOnce = async () => {
    const at = { origin: origins[name], pages: ENDPOINT_PAGES[name] };
    const cookie = name === 'panel' ? await sessionCookie(stage) : undefined;
    const endpoints = [
      ...(await endpointRequests(at)),
      ...(cookie ? await endpointRequests({ ...at, cookie }) : []),
    ];
    const about = { pid: stage.pidOf(name), routes, rules, endpoints, log: LOGS[name] };
    return drill(name, { origin: origins[name], isWhole: values.whole, ...about });
  };
  const results = await drillOnce();
  if (results.every(({ isGood }) => isGood)) return results;
  for (const { isGood, text } of results) if (!isGood) say(`once more: ${text}`);
  await Promise.all([stage.kill('site'), stage.kill('panel')]);
  await startBoth(stage);
  return drillOnce();
}

/** A session of the first administrator, as a browser sends it. */
async function sessionCookie({ settings }: Stage): Promise<string> {
  const { PANEL_ORIGIN, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const answer = await fetch(`${PANEL_ORIGIN}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: PANEL_ORIGIN },
    body: JSON.stringify({ email, password }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody was signed in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

async function bodies(): Promise<number> {
  if (process.platform !== 'linux') {
    console.log('not run: only Linux says how much memory a process holds\n\n0 passed, 0 failed');
    return 0;
  }
  const stage = await createStage({ own: SMALL_HEAP, onLine: (name, line) => LOGS[name].onLine(line) });
  const results: Result[] = [];
  try {
    await startBoth(stage);
    results.push(...(await drillUntilSure(stage, 'panel')), ...(await drillUntilSure(stage, 'site')));
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
