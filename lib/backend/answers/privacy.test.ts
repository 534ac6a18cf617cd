import { expect, it } from 'vitest';
import { PRIVACY } from './content.ts';
import { readRow } from './row.ts';

const text = { language: 'pt', title: 'Privacidade', content: '<p>x</p>', version: '3' };
it.each<[unknown, object]>([
  [text, { value: { ...text, updatedAt: null, keepMonths: null } }],
  [{ ...text, version: 3, language: 'pt-BR' }, { value: { ...text, updatedAt: null, keepMonths: null } }],
  [{ ...text, keep_months: { adults: '6', minors: 3 } }, { value: { keepMonths: { adults: 6, minors: 3 } } }],
  [{ ...text, keep_months: { adults: 6 } }, { value: { keepMonths: null } }],
  [{ ...text, version: 'a b' }, { missing: ['version'] }],
  [{}, { missing: ['language', 'title', 'content', 'version'] }],
])('reads %j', (row, expected) => expect(readRow(PRIVACY, row)).toMatchObject(expected));
