import { expect, it } from 'vitest';
import { readFeedItem } from './feed.ts';

const item = { image: 'i.jpg', permalink: 'https://x.example' };
it.each<[unknown, object]>([
  [{ id: 4, ...item }, { value: { ...item, id: '4', caption: null } }],
  [{ ...item, caption: 'Olá' }, { value: { ...item, id: 'https://x.example', caption: 'Olá' } }],
  [{ image: { url: 'i.jpg' }, permalink: 'https://x.example' }, { value: { image: 'i.jpg' } }],
  [{ image: 'i.jpg' }, { missing: ['permalink'] }],
  [null, { missing: ['image', 'permalink'] }],
])('reads %j', (row, expected) => expect(readFeedItem(row)).toMatchObject(expected));
