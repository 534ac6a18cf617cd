/**
 * Memory of a running site while somebody walks all of it: `node bench/memory.mjs --url http://127.0.0.1:3000 --pid 123
 * [--addresses 20000]`. Half of the addresses are real (sitemaps, pages of lists, both languages), half made up. Prints
 * its resident memory (MB) on the way, and processor time per request. Linux only.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    pid: { type: 'string' },
    addresses: { type: 'string', default: '20000' },
  },
});
const [base, count] = [values.url.replace(/\/$/, ''), Number(values.addresses)];
const AT_ONCE = 4;

const rssMb = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${values.pid}/status`, 'utf8'))?.[1]) / 1024);
/** User and system time in ticks of 10 ms. */
const cpuMs = () => {
  const fields = readFileSync(`/proc/${values.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const read = async (path) => (await fetch(base + path)).text();
const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url));
const maps = locations(await read('/sitemap.xml')).map(({ pathname }) => pathname);
const known = (await Promise.all(maps.map(read))).flatMap(locations).map(({ pathname }) => pathname);
const letters = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [
  `/modelos?letra=${letter}`,
  `/en/models?letter=${letter}`,
]);
const real = [...known, ...letters];
const MADE_UP = [(at) => `/blog/x${at}`, (at) => `/modelos/${10_000_000 + at}/x`, (at) => `/en/y${at}`];
const address = (at) =>
  at % 2 === 0 ? real[(at / 2) % real.length] : MADE_UP[((at - 1) / 2) % MADE_UP.length](at);

const start = { rss: rssMb(), cpu: cpuMs() };
const statuses = {};
let [at, most] = [0, start.rss];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (at < count) {
      const mine = at++;
      const answer = await fetch(base + address(mine), { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      most = Math.max(most, rssMb());
      if (mine % Math.ceil(count / 20) === 0) console.log(mine, rssMb());
    }
  }),
);
console.log({
  addresses: count,
  real: Math.min(real.length, Math.ceil(count / 2)),
  statuses,
  startMb: start.rss,
  mostMb: most,
  endMb: rssMb(),
  cpuMsEach: ((cpuMs() - start.cpu) / count).toFixed(1),
});
