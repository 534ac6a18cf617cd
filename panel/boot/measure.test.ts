import { meter } from '@passarela/gate/metrics/meter';
import { createRegistry } from '@passarela/gate/metrics/serve-metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { contactForm, sendForm, stored } from '../tests/forms.ts';
import { panel } from '../tests/panel.ts';
import { measureWork } from './measure.ts';
import { PANEL_METRICS } from './server/measure.ts';

const COPIES = ['http://127.0.0.1:9101', 'http://127.0.0.1:9102'] as const;
const MINUTE_MS = 60_000;

let registry: ReturnType<typeof createRegistry>;
beforeAll(async () => {
  registry = createRegistry(PANEL_METRICS);
  measureWork(await panel(), {
    PASSARELA_DATA: env().PASSARELA_DATA,
    SITE_URL: 'http://site.test',
    REVALIDATE_SECRET: 'x',
    SITE_COPIES: [...COPIES],
  });
});
afterAll(() => {
  meter().sink = null;
});

async function sampleOf(sample: string): Promise<number> {
  const lines = (await registry.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length + 1));
}

test('entries are counted by kind and what became of them', async () => {
  const payload = await panel();
  const key = { 'Idempotency-Key': 'measured-once' };
  for (let time = 0; time < 2; time += 1) await stored(await sendForm('contact/pt', contactForm(), key));
  expect((await sendForm('contact/pt', { ...contactForm(), email: 'none' })).status).toBe(422);
  const counted = (result: string) => sampleOf(`passarela_entries_total{kind="messages",result="${result}"}`);
  expect(await Promise.all(['taken', 'repeated', 'refused 422'].map(counted))).toEqual([1, 1, 1]);
  expect(await sampleOf('passarela_mail_oldest_waiting_seconds')).toBeGreaterThan(0);
  await payload.db.updateMany({
    collection: 'mails',
    where: { state: { equals: 'waiting' } },
    data: { state: 'sent' },
  });
  expect(await sampleOf('passarela_mail_oldest_waiting_seconds')).toBe(0);
});

test('of each copy of the site the oldest news that it has not taken are known', async () => {
  const payload = await panel();
  const createdAt = new Date(Date.now() - MINUTE_MS).toISOString();
  const data = { tag: 'slides', copy: COPIES[0], due: 0, createdAt };
  const { id } = await payload.db.create({ collection: 'revalidations', data });
  const ageOf = (copy: string) => sampleOf(`passarela_tag_oldest_waiting_seconds{copy="${copy}"}`);
  expect(await ageOf(COPIES[0])).toBeGreaterThanOrEqual(60);
  expect(await ageOf(COPIES[1])).toBe(0);
  await payload.db.deleteOne({ collection: 'revalidations', where: { id: { equals: id } } });
});

test('no photo waits', async () => {
  expect(await sampleOf('passarela_photos_waiting')).toBe(0);
});
