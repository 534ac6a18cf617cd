import { SCENES } from '@passarela/painter';
import { describe, expect, it } from 'vitest';
import { FEED } from './data/feed.ts';
import { POSTS } from './data/posts.ts';
import { roster } from './data/roster.ts';
import { readOptions } from './options.ts';
import { sceneJobs, stemOf, talentJobs } from './plan.ts';

describe('file names', () => {
  it.each([
    ["Joana D'Ávila", 'joana-d-avila'],
    ['Érica  Álvares', 'erica-alvares'],
    ['João', 'joao'],
  ])('%s becomes %s', (name, slug) => {
    expect(stemOf(name)).toBe(slug);
  });
});

describe('the plan', () => {
  it('draws everybody who has photos', () => {
    expect(talentJobs(roster())).toHaveLength(143);
  });

  it('knows every picture that the posts name', () => {
    const named = POSTS.flatMap(({ cover, pt, en }) => [
      cover,
      ...[...`${pt.body}${en?.body ?? ''}`.matchAll(/!\[([\w-]+)\]/g)].map(([, name]) => name ?? ''),
    ]);
    expect(Object.keys(SCENES)).toEqual(expect.arrayContaining(named));
  });

  it('draws each editorial picture once', () => {
    const keys = sceneJobs().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.endsWith('-square'))).toHaveLength(FEED.length);
  });
});

describe('options', () => {
  it.each([
    [[], { talents: 144, fresh: false }],
    [['--talents', '1000'], { talents: 1000, fresh: false }],
    [['--fresh'], { talents: 144, fresh: true }],
  ])('%j', (args, expected) => {
    expect(readOptions(args)).toEqual(expected);
  });

  it.each([['0'], ['many'], ['-1']])('refuses %s talents', (count) => {
    expect(() => readOptions(['--talents', count])).toThrow();
  });
});
