import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { isPostgres } from '../environment.ts';
import { ownEngines } from '../own-engines.ts';
import { storm } from './storm.ts';

const data = mkdtempSync(join(tmpdir(), 'panel-chaos-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('whatever a killed panel had answered is stored once and whole', { timeout: 300_000 }, async () => {
  const { answered, kills, problems } = await storm({
    data,
    port: await freePort(),
    isBuilt: false,
    ...(isPostgres && { engines: await ownEngines('chaos') }),
    sends: 12,
    kills: 3,
    atOnce: 4,
  });
  expect(problems).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(12);
  expect(kills).toBeGreaterThanOrEqual(3);
});
