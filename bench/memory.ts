/** `node bench/memory.ts --url … --pid 123` (Linux): memory (MB) and CPU time of a site that is read. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { heldBytes } from './lib/process-memory.ts';
import { pathsIn } from './lib/sitemap.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    pid: { type: 'string' },
    addresses: { type: 'string', default: '20000' },
  },
});
const [base, pid, count] = [values.url.replace(/\/$/, ''), Number(values.pid), Number(values.addresses)];
const AT_ONCE = 4;
const TICK_MS = 10;

const heldMb = () => Math.round(heldBytes(pid) / 1024 / 1024);
function cpuMs(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const maps = await pathsIn(`${base}/sitemap.xml`);
const known = (await Promise.all(maps.map((path) => pathsIn(base + path)))).flat();
const letters = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [
  `/modelos?letra=${letter}`,
  `/en/models?letter=${letter}`,
]);
const real = [...known, ...letters];
const madeUp = (at: number) => [`/blog/x${at}`, `/modelos/${10_000_000 + at}/x`, `/en/y${at}`];
const address = (at: number) =>
  at % 2 === 0 ? real[(at / 2) % real.length] : madeUp(at)[((at - 1) / 2) % madeUp(at).length];

const start = { heldMb: heldMb(), cpuMs: cpuMs() };
const statuses: Record<number, number> = {};
let [at, mostMb] = [0, start.heldMb];
async function walk() {
  while (at < count) {
    const mine = at++;
    const answer = await fetch(`${base}${address(mine)}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    mostMb = Math.max(mostMb, heldMb());
    if (mine % Math.ceil(count / 20) === 0) console.log(mine, heldMb());
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, walk));
console.log({
  addresses: count,
  real: Math.min(real.length, Math.ceil(count / 2)),
  statuses,
  startMb: start.heldMb,
  mostMb,
  endMb: heldMb(),
  cpuMsEach: ((cpuMs() - start.cpuMs) / count).toFixed(1),
});
