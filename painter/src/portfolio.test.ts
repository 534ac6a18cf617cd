import { describe, expect, it } from 'vitest';
import { cast } from './casting.ts';
import { portfolio } from './portfolio.ts';
import { developed } from './print/develop.ts';
import { render } from './shots.ts';

const people = Array.from({ length: 40 }, (_, index) =>
  cast(`person ${index}`, index % 3 === 0 ? 'man' : 'woman', 18 + index),
);

describe('a portfolio', () => {
  it('begins with the cover, which looks at us or shows a profile', () => {
    for (const person of people) {
      const [cover, ...others] = portfolio(person);
      expect(cover?.isCover).toBe(true);
      expect(cover?.shot.pose.view).not.toBe('behind');
      expect(others.some(({ isCover }) => isCover)).toBe(false);
    }
  });

  it('has slots of its own, and a full figure', () => {
    for (const person of people) {
      const list = portfolio(person);
      const slots = list.flatMap(({ slot, cutSlot }) => (cutSlot ? [slot, cutSlot] : [slot]));
      expect(new Set(slots).size).toBe(slots.length);
      expect(list.some(({ shot }) => shot.framing === 'full')).toBe(true);
    }
  });

  it('has landscape pictures among the upright ones', () => {
    const shots = people.flatMap((person) => portfolio(person)).map(({ shot }) => shot);
    expect(shots.filter(({ isLandscape }) => isLandscape).length).toBeGreaterThan(3);
  });

  it('takes the same picture every time', () => {
    const [person] = people;
    const shot = person && portfolio(person)[0]?.shot;
    if (!person || !shot) throw new Error('no cover');
    const take = () => developed(render(person, shot, 1, 160), shot.grade).data;
    expect(take()).toEqual(take());
  });
});
