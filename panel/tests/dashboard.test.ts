import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGaps, readScheduled } from '../boot/dashboard/read-catalogue.ts';
import { makeTalent, panel, unpublished } from './panel.ts';

const HOUR_MS = 3_600_000;
// other files of this run keep their entries
const run = randomUUID();
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const now = () => new Date().toISOString();

const gapsOf = async () =>
  Object.fromEntries((await readGaps(await panel())).map(({ what, count }) => [what.pt, count]));

const newTalent = async (name: string, more: { status: 'draft' | 'published'; publish_at?: string }) =>
  makeTalent({ name: `${name} ${run}`, ...more });

let before: Record<string, number>;
beforeAll(async () => {
  before = await gapsOf();
});

afterAll(async () => {
  const payload = await panel();
  await payload.delete({ collection: 'talents', where: { name: { like: run } }, ...unpublished });
  await payload.delete({ collection: 'posts', where: { title: { like: run } }, ...unpublished });
});

test('the dashboard names what comes next, the soonest first, and nothing that is over', async () => {
  const payload = await panel();
  await newTalent('Amanhã', { status: 'published', publish_at: at(20) });
  await newTalent('Ontem', { status: 'published', publish_at: at(-20) });
  await newTalent('Rascunho de amanhã', { status: 'draft', publish_at: at(20) });
  await payload.create({
    collection: 'posts',
    data: {
      title: `Hoje à noite ${run}`,
      type: 'blog',
      language: 'pt',
      status: 'published',
      published_at: at(2),
    },
    ...unpublished,
  });
  const titles = (await readScheduled(payload, now())).map(({ title }) => title);
  const ours = titles.filter((title) => title.endsWith(run));
  expect(ours).toEqual([`Hoje à noite ${run}`, `Amanhã ${run}`]);
});

test('a new agency is reminded of its own letters and its own ending of downloads', async () => {
  const payload = await panel();
  const agency = 'Agência: letras das referências e fim do nome dos downloads';
  const save = (reference_prefix: string, download_ending: string) =>
    payload.updateGlobal({ slug: 'agency', data: { reference_prefix, download_ending }, ...unpublished });
  await save('', '');
  expect((await gapsOf())[agency]).toBe(2);
  await save('LUA', '');
  expect((await gapsOf())[agency]).toBe(1);
  await save('LUA', 'LUA MODELS');
  expect((await gapsOf())[agency]).toBeUndefined();
  await save('', '');
});

test('it counts what published talents lack, and drafts', async () => {
  const after = await gapsOf();
  const more = (words: string) => (after[words] ?? 0) - (before[words] ?? 0);
  expect(more('Publicados sem capa')).toBe(2);
  expect(more('Publicados sem fotos no book')).toBe(2);
  expect(more('Publicados sem categoria: em nenhuma lista')).toBe(2);
  expect(more('Rascunhos')).toBe(1);
});
