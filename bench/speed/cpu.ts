import path from 'node:path';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';
import { type Program, stop } from '../../scripts/lib/children.ts';
import { startFront } from '../../scripts/lib/nginx.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { say } from '../../scripts/lib/steps.ts';
import { figure, table } from '../lib/figures.ts';
import { costOf, rateFor, type Target, underLoad } from './cost.ts';
import type { Bench } from './stage.ts';

const LIST = '/modelos';
/** nginx needs so little for a request that only many of them show in its processor time. */
const MORE_FOR_NGINX = 10;
const STEADY = { connections: 200, seconds: 15 };
const BUSY_SHARE = 0.8;

const pidOf = ({ child }: Program) => child.pid ?? 0;

/** The nginx of production (deploy/nginx) in front of the site, on a free port. */
async function productionFront({ stage, folder }: Bench) {
  const at = path.join(folder, 'production');
  const sitePort = await freePort();
  const program = await startFront({
    folder: at,
    sitePort,
    panelPort: await freePort(),
    servicesPort: await freePort(),
    siteInstances: [stage.settings.SITE_URL],
    panelInstances: [stage.settings.PANEL_ORIGIN],
    certificate: await selfMadeCertificate(folder),
  });
  return { program, origin: `https://localhost:${sitePort}` };
}

async function loadOf(target: Target, cost: number) {
  const perSecond = await rateFor(target, BUSY_SHARE, cost, STEADY.connections);
  return underLoad(target, { ...STEADY, perSecond });
}

/** Processor time of a list that is cached, in Brotli, and its latency under a steady load. */
export async function cpu(bench: Bench, { requests }: { requests: number }) {
  const front = await productionFront(bench);
  const [{ front: floor } = {}] = bench.builds;
  if (!floor) throw new Error('No site runs.');
  const html = await (await fetch(bench.stage.settings.SITE_URL + LIST)).text();
  const site = bench.stage.pidOf('site');
  const targets: Target[] = [
    { name: 'site alone', origin: bench.stage.settings.SITE_URL, path: LIST, pids: [site] },
    { name: 'site behind nginx, TLS', origin: front.origin, path: LIST, pids: [site, pidOf(front.program)] },
    {
      name: 'a file from nginx, TLS',
      origin: `https://127.0.0.1:${floor.port}`,
      path: floor.addFloor('cpu', html),
      pids: [floor.pid],
    },
  ];
  const rows = [['', 'CPU of a request, ms', 'requests a second', 'of one core', 'p50 ms', 'p99 ms']];
  for (const target of targets) {
    const isSite = target.pids.every((pid) => pid === site);
    const cost = await costOf(target, isSite ? requests : requests * MORE_FOR_NGINX);
    say(`${target.name}: ${figure(cost, 3)} ms of processor time`);
    // A load generator on the same two cores cannot keep nginx busy.
    const load = isSite ? await loadOf(target, cost) : null;
    const cells = load
      ? [figure(load.perSecond), `${figure(load.share * 100)} %`, figure(load.p50, 1), figure(load.p99, 1)]
      : ['', '', '', ''];
    rows.push([target.name, figure(cost, 3), ...cells]);
  }
  await stop(front.program);
  return `## Processor time of a cached list\n\nBrotli, ${requests} requests (of nginx ${MORE_FOR_NGINX} times as many) one after the other on one connection; then for ${STEADY.seconds} s on ${STEADY.connections} connections at the steady rate that keeps one core ${BUSY_SHARE * 100} % busy (latency from the moment at which a request was due; where far less was used, the machine had no core to give)\n\n${table(rows)}`;
}
