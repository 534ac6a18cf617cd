import { expect, it } from 'vitest';
import { FEED_ITEM } from './content.ts';
import { readRow } from './row.ts';

const item = { image: 'i.jpg', permalink: 'https://x.example' };
it.each<[unknown, object]>([
  [{ id: 4, ...item }, { value: { ...item, id: '4', caption: null } }],
  [{ ...item, caption: 'Olá' }, { value: { ...item, id: 'https://x.example', caption: 'Olá' } }],
  [{ image: { url: 'i.jpg' }, permalink: 'https://x.example' }, { value: { image: 'i.jpg' } }],
  [{ image: 'i.jpg' }, { missing: ['permalink'] }],
  [null, { missing: ['image', 'permalink'] }],
])('reads %j', (row, expected) => expect(readRow(FEED_ITEM, row)).toMatchObject(expected));
