import IMask from 'imask/esm/imask';
import { expect, test } from 'vitest';
import { DATE_MASK } from './masks';

test.each([
  ['15032009', '15/03/2009'],
  ['15/03/2009', '15/03/2009'],
  ['15-03-2009', '15/03/2009'],
  ['1503/2009', '15/03/2009'],
  ['1/2/2009', '1/2/2009'],
  ['15/3/2009', '15/3/2009'],
  ['5 3 2009', '5 3 2009'],
  ['2009-03-15', '2009-03-15'],
  ['20092009', '20/09/2009'],
])('a field that holds the date %s when its mask comes shows %s', (held, shown) => {
  const mask = IMask.createMask(DATE_MASK);
  mask.value = held;
  expect(mask.value).toBe(shown);
});
