import { expect, it } from 'vitest';
import { talentRow } from '@/lib/domain/testing/talent-row';
import { slideTalents } from './slide-talents';

const shown = new Map(
  [talentRow({ id: 7, name: 'Ana Lima' }), talentRow({ id: 8, name: 'Bia', hidden: true })].map((row) => [
    row.id,
    row,
  ]),
);

it.each([
  ['is linked by name', 7, { name: 'Ana Lima', href: '/en/models/7/ana-lima' }],
  ['nobody', null, null],
  ['somebody who is not shown any more', 9, null],
  ['somebody whom no list shows', 8, null],
])('%s', (_case, talentId, expected) => {
  expect(slideTalents([{ id: 's', talentId }], shown, 'en')).toEqual([{ id: 's', talent: expected }]);
});

it('nobody is named while the talents cannot be read', () => {
  expect(slideTalents([{ id: 's', talentId: 7 }], undefined, 'pt')).toEqual([{ id: 's', talent: null }]);
});
