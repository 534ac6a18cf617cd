import { afterEach, expect, test } from 'vitest';
import { fromAgencyClock, toAgencyClock } from './agency-clock.ts';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

test.each(['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Tokyo', 'UTC'])(
  'a computer in %s shows and takes the agency’s time',
  (zone) => {
    process.env.TZ = zone;
    const shown = toAgencyClock('2026-07-14T17:30:00.000Z');
    expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([14, 14, 30]);
    expect(fromAgencyClock(new Date(2026, 6, 14, 14, 30))).toBe('2026-07-14T17:30:00.000Z');
  },
);
