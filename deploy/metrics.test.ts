import { readFileSync } from 'node:fs';
import { createRegistry } from '@passarela/gate/metrics/serve-metrics';
import { expect, it } from 'vitest';
import { PANEL_METRICS } from '../panel/boot/server/measure.ts';
import { SITE_METRICS } from '../server/measure.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The samples that a histogram is read by. */
const samplesOf = (name: string, kind: string) =>
  kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];

async function known(): Promise<Set<string>> {
  const texts = [SITE_METRICS, PANEL_METRICS].map((metrics) => createRegistry(metrics).metrics());
  const types = (await Promise.all(texts)).join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm);
  return new Set([...types].flatMap(([, name = '', kind = '']) => samplesOf(name, kind)));
}

const served = await known();

it.each(['grafana/dashboard.json', 'prometheus/alerts.yml'])(
  'each metric that %s names is one that a program serves',
  async (file) => {
    const text = read(file);
    const named = new Set(text.match(/\b(?:passarela|nodejs|process)_\w+/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !served.has(name))).toEqual([]);
  },
);

it('each metric of our own is on the dashboard, and explained where operators look', () => {
  const dashboard = read('grafana/dashboard.json');
  const operations = read('../docs/operations.md');
  for (const name of Object.keys({ ...SITE_METRICS, ...PANEL_METRICS })) {
    expect(dashboard, name).toContain(name);
    expect(operations, name).toContain(`\`${name}`);
  }
});
