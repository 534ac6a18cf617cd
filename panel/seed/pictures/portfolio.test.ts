import { describe, expect, it } from 'vitest';
import { roster } from '../data/roster.ts';
import { portfolio } from './portfolio.ts';
import { developed } from './print/develop.ts';
import { render } from './shots.ts';

const talents = roster(40);

describe('a portfolio', () => {
  it('begins with the cover, which looks at us or shows a profile', () => {
    for (const { person } of talents) {
      const [cover, ...others] = portfolio(person);
      expect(cover?.isCover).toBe(true);
      expect(cover?.shot.pose.view).not.toBe('behind');
      expect(others.some(({ isCover }) => isCover)).toBe(false);
    }
  });

  it('has slots of its own, and a full figure', () => {
    for (const { person } of talents) {
      const list = portfolio(person);
      const slots = list.flatMap(({ slot, cutSlot }) => (cutSlot ? [slot, cutSlot] : [slot]));
      expect(new Set(slots).size).toBe(slots.length);
      expect(list.some(({ shot }) => shot.framing === 'full')).toBe(true);
    }
  });

  it('has landscape pictures among the upright ones', () => {
    const shots = talents.flatMap(({ person }) => portfolio(person)).map(({ shot }) => shot);
    expect(shots.filter(({ isLandscape }) => isLandscape).length).toBeGreaterThan(3);
  });

  it('takes the same picture every time', () => {
    const [talent] = talents;
    const shot = talent && portfolio(talent.person)[0]?.shot;
    if (!talent || !shot) throw new Error('no cover');
    const take = () => developed(render(talent.person, shot, 1, 160), shot.grade).data;
    expect(take()).toEqual(take());
  });
});
