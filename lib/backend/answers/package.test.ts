import { expect, it } from 'vitest';
import { readPackage } from './package.ts';

const talent = { id: 7, name: 'Ana', is_gone: false, note: '', measures: {}, pictures: [{ id: 3 }] };
const data = {
  title: 'Campanha',
  message: '',
  language: 'pt',
  recipient: '',
  is_closed: false,
  expires_at: '2026-12-11T12:00:00.000Z',
  talents: [talent],
};

it('reads what a package shows, absent fields as nothing', () => {
  expect(readPackage({ data })).toMatchObject({
    title: 'Campanha',
    maxPicks: null,
    person: null,
    talents: [
      { id: 7, isGone: false, age: null, pictures: [{ id: 3, width: null, alt: { pt: null, en: null } }] },
    ],
  });
});

it('reads a person’s answers by talent', () => {
  const person = {
    name: 'Rita',
    sent_at: null,
    unsent: [7],
    reference: 'AFM-7K3Q9',
    answers: [{ talent: 7, pick: 'yes', comment: 'Sim!' }],
  };
  expect(readPackage({ data: { ...data, person } })?.person).toEqual({
    name: 'Rita',
    sentAt: null,
    unsent: [7],
    reference: 'AFM-7K3Q9',
    answers: { 7: { pick: 'yes', comment: 'Sim!' } },
  });
});

it.each([undefined, null, 'seven'])('does not know what is not sent, where the service says %o', (unsent) => {
  const person = { name: 'Rita', sent_at: null, unsent, answers: [] };
  expect(readPackage({ data: { ...data, person } })?.person).toMatchObject({ name: 'Rita', unsent: null });
});

it.each([
  ['on_hold', true, 'reserved'],
  ['on_hold', false, 'on_hold'],
  ['on_hold', undefined, 'on_hold'],
  ['available', true, 'available'],
])('a face that is %s, for this client: %s, is %s', (availability, is_reserved, seen) => {
  const face = { ...talent, availability, is_reserved };
  expect(readPackage({ data: { ...data, talents: [face] } })?.talents[0]?.availability).toBe(seen);
});

it.each([null, {}, { data: [] }, { data: { ...data, talents: 'none' } }])('%o is no package', (body) => {
  expect(readPackage(body)).toBeNull();
});
