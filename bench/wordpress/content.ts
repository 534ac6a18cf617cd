import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Stage } from '../../scripts/test/stage.ts';
import { signIn } from '../lib/staff.ts';

const LIST_PAGES = ['/modelos', '/modelos?pagina=2'];
const TALENT = /href="\/modelos\/(\d+)\//g;

const MEASURES = ['height', 'bust', 'waist', 'hips', 'shoes', 'eyes', 'hair'];

const picture = z.object({ filename: z.string() });
const talents = z.array(z.looseObject({ id: z.number(), name: z.string(), cover: picture }));
const withBook = z.object({ book: z.array(picture) });

async function listedIds(address: string): Promise<number[]> {
  const html = await (await fetch(address)).text();
  return [...new Set([...html.matchAll(TALENT)].map(([, id]) => Number(id)))];
}

/** Downloads the original file of a picture into `folder`; returns its path. */
async function download(storage: string, { filename }: z.infer<typeof picture>, folder: string) {
  const file = path.join(folder, filename);
  const original = await fetch(`${storage}/${filename}`);
  if (!original.ok) throw new Error(`${original.url}: ${original.status}`);
  writeFileSync(file, await original.bytes());
  return file;
}

/**
 * Writes the talents of our list's first two pages, in order, into `content.json` for seed.php, with their original
 * covers and the first one's book (`gallery`); returns its path. `listed`: talents on a page.
 */
export async function writeContent({ settings }: Pick<Stage, 'settings'>, folder: string): Promise<string> {
  const pages = await Promise.all(LIST_PAGES.map((page) => listedIds(settings.SITE_URL + page)));
  const ids = pages.flat();
  const staff = await signIn({ settings });
  const { docs } = await staff('GET', `/talents?depth=1&limit=${ids.length}&where[id][in]=${ids}`);
  const found = talents.parse(docs).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

  mkdirSync(folder, { recursive: true });
  const fileOf = (each: z.infer<typeof picture>) => download(settings.STORAGE_URL, each, folder);
  const written = found.map(async ({ id, name, cover, ...rest }) => {
    const measures = MEASURES.flatMap((measure) => (rest[measure] ? [`${measure}: ${rest[measure]}`] : []));
    return { id, name, measures: measures.join(' · '), cover: await fileOf(cover) };
  });
  const content = {
    listed: pages[0]?.length,
    talents: await Promise.all(written),
    gallery: await Promise.all(withBook.parse(found[0]).book.map(fileOf)),
  };
  const file = path.join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
