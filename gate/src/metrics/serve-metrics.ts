import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { writeLog } from '../log-line.ts';
import { type Definition, meter } from './meter.ts';

const LOOPBACK = '127.0.0.1';
/** From a page in memory to an upload at the slowest pace. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Definitions = Record<string, Definition>;

/** A gauge, read on request; an unreadable one is left out and logged. */
function readGauge(name: string, { help, labels = [] }: Definition, register: Registry): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [register],
    async collect() {
      this.reset();
      // A gauge without labels would say 0.
      if (labels.length === 0) this.remove();
      try {
        const samples = (await meter().gauges.get(name)?.()) ?? [];
        for (const { labels: own = {}, value } of samples) this.set(own, value);
      } catch (error) {
        writeLog('warn', 'a metric could not be read', { metric: name, reason: String(error) });
      }
    },
  });
}

/** A registry of all metrics, those of Node too, which receives the process's measurements from now on. */
export function createRegistry(definitions: Definitions): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  for (const [name, definition] of Object.entries(definitions)) {
    const { kind, help, labels: labelNames = [] } = definition;
    const own = { name, help, labelNames, registers: [register] };
    if (kind === 'counter') counters.set(name, new Counter(own));
    else if (kind === 'histogram') histograms.set(name, new Histogram({ ...own, buckets: BUCKETS_S }));
    else readGauge(name, definition, register);
  }
  meter().sink = {
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
  };
  return register;
}

/** Serves the metrics at `/metrics` on this machine's own address alone. An occupied port stops nothing. */
export async function serveMetrics(definitions: Definitions, port: number): Promise<void> {
  const register = createRegistry(definitions);
  const server = createServer(async ({ url, method }, res) => {
    if (method !== 'GET' || url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    res.setHeader('Content-Type', register.contentType);
    res.end(await register.metrics());
  });
  server.unref();
  server.on('error', (error) => writeLog('error', 'metrics are not served', { reason: String(error) }));
  server.listen(port, LOOPBACK);
  await once(server, 'listening').catch(() => {});
}
