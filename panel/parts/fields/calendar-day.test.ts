import { afterEach, expect, test } from 'vitest';
import { fromHere, toHere } from './calendar-day.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
});

test.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'America/Sao_Paulo', 'Pacific/Niue', 'UTC'])(
  'in %s a stored day is the same day, read and written',
  (zone) => {
    process.env.TZ = zone;
    const here = toHere('2010-03-15T12:00:00.000Z');
    expect([here.getDate(), here.getMonth(), here.getFullYear()]).toEqual([15, 2, 2010]);
    // as Payload's picker gives a chosen day
    here.setHours(12 - here.getTimezoneOffset() / 60, 0);
    expect(fromHere(here)).toBe('2010-03-15T12:00:00.000Z');
  },
);
