import { EYES, HAIR } from '@passarela/contract/colours';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { describe, expect, it } from 'vitest';
import { CASTING, LONG_NAME, WITHOUT_PHOTOS_NAME } from './casting.ts';
import { PEOPLE } from './people.ts';
import { countLetters, DEMO_TALENTS, roster } from './roster.ts';

const talents = roster();
const initials = new Set(talents.map(({ name }) => name.normalize('NFD').charAt(0)));
/** Those of these groups, with the person in their pictures. */
const cast = PEOPLE.map((person, at) => ({ person, talent: talents[at] }));

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
    const actors = talents.filter(({ categories }) => categories.includes(1891));
    expect(models.length).toBeGreaterThan(45);
    expect(actors.length).toBeGreaterThan(20);
    expect(models.filter((talent) => actors.includes(talent)).length).toBeGreaterThanOrEqual(5);
  });

  it('has names of all kinds, none twice', () => {
    expect(new Set(talents.map(({ name }) => name)).size).toBe(DEMO_TALENTS);
    expect(countLetters(LONG_NAME)).toBe(60);
    expect(talents.some(({ name }) => name === LONG_NAME)).toBe(true);
    expect(talents.some(({ name }) => name.includes("D'Ávila"))).toBe(true);
    expect(talents.some(({ name }) => name.startsWith('Á'))).toBe(true);
  });

  it('hides five, shows one without photos, and minors', () => {
    expect(talents.filter(({ divisions }) => divisions.includes(199))).toHaveLength(5);
    const bare = talents.filter(({ galleries }) => galleries.book.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([WITHOUT_PHOTOS_NAME]);
    const minors = talents.filter(({ birthdate }) => birthdate !== null && birthdate > '2008-12-31');
    expect(minors).toHaveLength(PEOPLE.filter(({ group }) => group === 'minor').length);
    expect(minors.filter(({ guardian }) => !guardian)).toEqual([]);
  });

  it('follows the pictures: a role for each person, of her sex, age and colours', () => {
    expect(Object.keys(CASTING)).toEqual(PEOPLE.map(({ id }) => id));
    for (const { person, talent } of cast) {
      expect(talent?.name).toBe(CASTING[person.id]?.name);
      expect([person.sex === 'male' ? 'man' : 'woman', 'other']).toContain(talent?.gender);
      expect(talent?.categories.includes(1891) || person.group !== 'cast').toBe(true);
      expect(talent?.divisions.includes(103) || person.group !== 'minor').toBe(true);
      const born = Number(talent?.birthdate?.slice(0, 4) ?? 2026 - person.age);
      expect(2026 - born, talent?.name).toBe(person.age);
    }
  });

  it('has no two in the first row of a list who look alike', () => {
    const shown = cast.flatMap(({ person, talent }) =>
      talent && !talent.isHidden ? [{ person, talent }] : [],
    );
    const { compare } = new Intl.Collator('pt', { sensitivity: 'base' });
    shown.sort((one, other) => compare(one.talent.name, other.talent.name));
    const lists = [
      ...[1, 1891].flatMap((group) => ['any', 'man', 'woman'].map((gender) => ({ group, gender }))),
      ...[101, 102, 103, 104].map((group) => ({ group, gender: 'any' })),
    ];
    for (const { group, gender } of lists) {
      const list = shown.filter(
        ({ talent: { categories, divisions, ...talent } }) =>
          [...categories, ...divisions].includes(group) && (gender === 'any' || talent.gender === gender),
      );
      const looks = list
        .slice(0, 6)
        .map(({ person: { sex, skin, hair, hair_style } }) =>
          [sex, skin, hair_style, hair === 'grey'].join(),
        );
      expect(looks, `${group} ${gender}`).toEqual([...new Set(looks)]);
    }
  });

  it('makes up nothing: digitals only where there are some, of minors their own pictures alone', () => {
    for (const { person, talent } of cast) {
      const own = person.pictures.map(({ file }) => file);
      const snaps = own.filter((file) => file.includes('-snap-'));
      expect(talent?.galleries.snap.map(({ file }) => file)).toEqual(snaps);
      if (person.group !== 'minor') continue;
      for (const { file } of Object.values(talent?.galleries ?? {}).flat()) expect(own).toContain(file);
      expect(talent?.galleries.compo).toEqual([]);
    }
  });

  it.each(['height', 'waist', 'hips', 'weight'] as const)('writes %s with a slash', (key) => {
    for (const { measures } of talents) expect(measures[key]).toMatch(/^\d+\/\d+('\d+")?$/);
  });

  it('stays within the lists of measures', () => {
    for (const { measures } of talents)
      for (const name of MEASURE_NAMES)
        expect(readMeasure(name, measures[name] ?? '')).toMatchObject({
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

/** Claims, and the least age of those of whom they may be true. */
const CLAIMS: [RegExp, number][] = [
  [/desde os dezoito|since turning eighteen/, 19],
  [/arquitetura|architecture/, 22],
  [/Milão|Milan|semana de moda|fashion weeks/, 18],
  [/dirige|drives/, 18],
  [/há mais de dez anos|more than ten years/, 20],
  [/padeir|baker|mãe ou pai|somebody's parent/, 30],
];

it('no biography says of somebody what nobody of that age has done yet', () => {
  const wrong = roster(500).flatMap(({ name, birthdate, biography }) => {
    const age = birthdate === null ? 0 : 2026 - Number(birthdate.slice(0, 4));
    const said = Object.values(biography ?? {}).join(' ');
    return CLAIMS.filter(([claim, least]) => age < least && claim.test(said)).map(
      ([claim]) => `${name}, ${age}: ${claim.source}`,
    );
  });
  expect(wrong).toEqual([]);
  expect(roster().filter(({ guardian, biography }) => guardian && biography).length).toBeGreaterThan(2);
});
