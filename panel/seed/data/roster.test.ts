import { EYES, HAIR } from '@passarela/contract/colours';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { describe, expect, it } from 'vitest';
import { countLetters } from './names.ts';
import { DEMO_TALENTS, HIDDEN_IDS, LONG_NAME_ID, MINOR_ID, roster, WITHOUT_PHOTOS_ID } from './roster.ts';

const talents = roster();
const initials = new Set(talents.map(({ name }) => name.normalize('NFD').charAt(0)));
const byId = (id: number) => talents.find((talent) => talent.id === id);

describe('the demo roster', () => {
  it('is the same every time', () => {
    expect(roster()).toEqual(talents);
    expect(roster(200).slice(0, DEMO_TALENTS)).toEqual(talents);
  });

  it('has a talent under every letter but K, W and Y', () => {
    const expected = [...'ABCDEFGHIJLMNOPQRSTUVXZ'];
    expect([...initials].sort()).toEqual(expected);
  });

  it('has all genders, models, cast and both', () => {
    expect(new Set(talents.map(({ gender }) => gender))).toEqual(new Set(['man', 'woman', 'other']));
    const models = talents.filter(({ categories }) => categories.includes(1));
    const cast = talents.filter(({ categories }) => categories.includes(1891));
    expect(models.length).toBeGreaterThan(60);
    expect(cast.length).toBeGreaterThan(40);
    expect(models.filter((talent) => cast.includes(talent)).length).toBeGreaterThanOrEqual(5);
  });

  it('has names of all kinds, none twice', () => {
    expect(new Set(talents.map(({ name }) => name)).size).toBe(DEMO_TALENTS);
    expect(countLetters(byId(LONG_NAME_ID)?.name ?? '')).toBe(60);
    expect(talents.some(({ name }) => name.includes("D'Ávila"))).toBe(true);
    expect(talents.some(({ name }) => name.startsWith('Á'))).toBe(true);
    expect(talents.some(({ name }) => name.startsWith('É'))).toBe(true);
  });

  it('hides three, shows one without photos and one minor', () => {
    expect(talents.filter(({ divisions }) => divisions.includes(199)).map(({ id }) => id)).toEqual(
      HIDDEN_IDS,
    );
    expect(talents.filter(({ hasPhotos }) => !hasPhotos).map(({ id }) => id)).toEqual([WITHOUT_PHOTOS_ID]);
    const minors = talents.filter(({ birthdate }) => birthdate !== null && birthdate > '2008-11-21');
    expect(minors.map(({ id }) => id)).toEqual([MINOR_ID]);
  });

  it.each(['height', 'waist', 'hips', 'weight'] as const)('writes %s with a slash', (key) => {
    for (const { measures } of talents) expect(measures[key]).toMatch(/^\d+\/\d+('\d+")?$/);
  });

  it('stays within the lists of measures', () => {
    for (const { measures } of talents)
      for (const name of MEASURE_NAMES)
        expect(readMeasure(name, measures[name] ?? '')).toEqual({
          value: measures[name] ?? '',
          isListed: true,
        });
  });

  it.each(['jeans', 'shoes'] as const)('writes %s as two sizes', (key) => {
    for (const { measures } of talents) expect(measures[key]).toMatch(/^\d+(\.5)?x\d+(\.5)?$/);
  });

  it('uses colours the panel knows', () => {
    for (const { eyes, hair } of talents) {
      expect(Object.keys(EYES)).toContain(eyes);
      expect(Object.keys(HAIR)).toContain(hair);
    }
  });

  it('has videos of both providers, one with a hash', () => {
    const videos = talents.flatMap((talent) => talent.videos);
    expect(new Set(videos.map(({ provider }) => provider))).toEqual(new Set(['youtube', 'vimeo']));
    expect(videos.some(({ file }) => file.includes('/'))).toBe(true);
  });
});
