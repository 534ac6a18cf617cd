import { Client } from 'undici';
import { percentile } from '../lib/figures.ts';
import { openPages } from '../lib/page-pool.ts';
import { processMs } from '../lib/process-time.ts';
import { sendSteadily } from '../lib/steady-rate.ts';

const WARM = 100;
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };

/** A page, and the processes that answer it. */
export type Target = { name: string; origin: string; path: string; pids: readonly number[] };

/** Asks for the page on one connection; throws unless it comes in Brotli. */
function client({ origin, path }: Target) {
  const connection = new Client(origin, { connect: { rejectUnauthorized: false } });
  const ask = async () => {
    const { statusCode, headers, body } = await connection.request({ path, method: 'GET', headers: HEADERS });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    if (statusCode !== 200 || headers['content-encoding'] !== 'br')
      throw new Error(`${origin}${path}: ${statusCode}, ${headers['content-encoding']}`);
  };
  return { ask, close: () => connection.close() };
}

const used = ({ pids }: Target) => pids.reduce((sum, pid) => sum + processMs(pid), 0);

/** Processor time for each request, ms, one after the other on one connection. */
export async function costOf(target: Target, requests: number): Promise<number> {
  const { ask, close } = client(target);
  for (let sent = 0; sent < WARM; sent += 1) await ask();
  const before = used(target);
  for (let sent = 0; sent < requests; sent += 1) await ask();
  const cost = (used(target) - before) / requests;
  await close();
  return cost;
}

const TRIALS = 4;
const TRIAL_S = 3;
const CLOSE_TO = 0.03;

type Load = { connections: number; perSecond: number; seconds: number };

/** Finds by trials the rate at which a page uses this share of one core; `cost` (ms) is the upper bound. */
export async function rateFor(target: Target, share: number, cost: number, connections: number) {
  let perSecond = (share * 1_000) / cost;
  for (let trial = 1; trial <= TRIALS; trial += 1) {
    const load = await underLoad(target, { connections, perSecond, seconds: TRIAL_S });
    if (Math.abs(load.share - share) < CLOSE_TO) break;
    perSecond = (load.perSecond * share) / load.share;
  }
  return perSecond;
}

/** Latencies at a steady rate, ms, and the share of one core that it took. */
export async function underLoad(target: Target, { connections, ...rate }: Load) {
  const { ask, close } = await openPages(target.origin, target.path, connections);
  await Promise.all(Array.from({ length: connections }, ask));
  const before = { cpu: used(target), at: performance.now() };
  const { latencies, perSecond } = await sendSteadily(ask, rate.perSecond, rate.seconds);
  const share = (used(target) - before.cpu) / (performance.now() - before.at);
  close();
  return { perSecond, share, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}
