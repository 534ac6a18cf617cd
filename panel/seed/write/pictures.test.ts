import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FEED, POSTS, SLIDES } from '../data/editorial.ts';
import { PEOPLE, PICTURES } from '../data/people.ts';
import { roster } from '../data/roster.ts';
import { SCENES } from '../data/scenes.ts';
import { stemOf } from './pictures.ts';

const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' });
const shown = roster().flatMap(({ galleries }) => Object.values(galleries).flat());

describe('file names', () => {
  it.each([
    ["Joana D'Ávila", 'joana-d-avila'],
    ['Érica  Álvares', 'erica-alvares'],
    ['João', 'joao'],
  ])('%s becomes %s', (name, slug) => {
    expect(stemOf(name)).toBe(slug);
  });
});

describe('the pictures of the demo', () => {
  it('are there in the sizes that the galleries say', async () => {
    for (const { file, width, height } of shown)
      expect(await sharp(`${PICTURES}/${file}`).metadata(), file).toMatchObject({ width, height });
  });

  it('are there for every post, each with words for those who cannot see it', () => {
    const named = POSTS.flatMap(({ cover, pt, en }) => [
      cover,
      ...[...`${pt.body}${en?.body ?? ''}`.matchAll(/!\[([\w-]+)\]/g)].map(([, name]) => name ?? ''),
    ]);
    expect(Object.keys(SCENES)).toEqual(expect.arrayContaining(named));
    expect(files).toEqual(expect.arrayContaining(Object.keys(SCENES).map((room) => `rooms/${room}.webp`)));
  });

  it('are there for feed and slides, and show no minor', () => {
    const minors = PEOPLE.filter(({ group }) => group === 'minor').map(({ id }) => id);
    for (const { source } of FEED)
      expect(files.includes(`${source}.webp`) || source in SCENES, source).toBe(true);
    const people = SLIDES.map(({ source }) => source).filter((source) => /^p\d+$/.test(source));
    expect(files).toEqual(
      expect.arrayContaining(people.flatMap((id) => [`${id}-half.webp`, `${id}-wide.webp`])),
    );
    for (const { source } of [...FEED, ...SLIDES]) expect(minors).not.toContain(source.split('-')[0]);
  });
});
