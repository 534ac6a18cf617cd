import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DISK_METRIC, freeBytes, measureDisks } from './measure.ts';
import { count, gauge, meter } from './meter.ts';
import { createRegistry, serveMetrics } from './serve-metrics.ts';

const DEFINITIONS = {
  test_events_total: { kind: 'counter', help: 'Events', labels: ['result'] },
  test_waiting: { kind: 'gauge', help: 'Waiting', labels: ['copy'] },
  test_broken: { kind: 'gauge', help: 'Broken' },
} as const;

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

it('while nobody serves metrics, counting does nothing', () => {
  meter().sink = null;
  expect(() => count('test_events_total', { result: 'taken' })).not.toThrow();
});

it('what is counted and read is served at /metrics, with Node’s own; a gauge that fails is left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const port = await freePort();
  await serveMetrics(DEFINITIONS, port);
  count('test_events_total', { result: 'taken' });
  count('test_events_total', { result: 'taken' });
  count('test_unknown', {});
  gauge('test_waiting', async () => [{ labels: { copy: 'a' }, value: 1.5 }]);
  gauge('test_broken', () => Promise.reject(new Error('no database')));
  const url = `http://127.0.0.1:${port}`;
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('test_events_total{result="taken"} 2');
  expect(text).toContain('test_waiting{copy="a"} 1.5');
  expect(text).not.toMatch(/^test_broken /m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(warn.mock.calls.join()).toContain('test_broken');
  expect((await fetch(url)).status).toBe(404);
});

it('a port that is taken is told, and stops nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  const port = await freePort();
  await serveMetrics(DEFINITIONS, port);
  await serveMetrics(DEFINITIONS, port);
  expect(error.mock.calls.join()).toContain('EADDRINUSE');
});

it('the room of a folder is that of its disk, in bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    expect(await freeBytes(folder)).toBeGreaterThan(1024 * 1024);
    measureDisks({ data: folder });
    const served = await createRegistry(DISK_METRIC).metrics();
    expect(Number(/^passarela_disk_free_bytes\{folder="data"\} (\S+)$/m.exec(served)?.[1])).toBeGreaterThan(
      1024 * 1024,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a folder that is not there has none to tell', async () => {
  await expect(freeBytes('/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
});
