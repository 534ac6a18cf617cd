// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { act } from '@/components/forms/testing/act';
import {
  answersOf,
  commentOf,
  eventually,
  find,
  inNewBrowser,
  leaveField,
  openPage,
  pageText,
  pick,
  pickAbout,
  saved,
  sayName,
  stateOf,
  texts,
  typeComment,
} from './testing/desk';
import { service } from './testing/site';

inNewBrowser();

const known = async () => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
};
const commentBy = (name: string) => answersOf(name)?.[7]?.comment;

it('a comment is saved a second after the last key, though the field still has the focus', async () => {
  await known();
  commentOf(7)?.focus();
  await typeComment(7, 'Para a capa');
  await eventually(() => commentBy('Rita') === 'Para a capa');
  await saved(7);
});

it.each(['pagehide', 'visibilitychange'])(
  'a comment is saved at once when the page is left: %s',
  async (name) => {
    await known();
    await typeComment(7, 'Para a capa');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    service.isReachable = false;
    await act(() =>
      (name === 'pagehide' ? window : document).dispatchEvent(new Event(name, { bubbles: true })),
    );
    vi.restoreAllMocks();
    await openPage();
    expect(commentOf(7)?.value).toBe('Para a capa');
    service.isReachable = true;
    await act(() => window.dispatchEvent(new Event('online')));
    await eventually(() => commentBy('Rita') === 'Para a capa');
  },
);

it('a comment of somebody unnamed waits, asks for the name without taking the focus, and outlives a reload', async () => {
  commentOf(7)?.focus();
  await typeComment(7, 'Para a capa');
  await eventually(() => stateOf(7) === texts.unnamed);
  expect(document.activeElement).toBe(commentOf(7));
  expect(pageText()).toContain('Seu comentário sobre Talento 7');
  await openPage();
  await eventually(() => commentOf(7)?.value === 'Para a capa');
  expect(service.posts).toBe(0);
  await sayName('Rita');
  await eventually(() => commentBy('Rita') === 'Para a capa');
});

it('a pick of somebody unnamed brings the question, with the focus in its field and why', async () => {
  await pick(8, 'yes');
  expect(document.activeElement).toBe(find('#who [name="name"]'));
  expect(pageText()).toContain('Seu sim a Talento 8 fica guardado quando você disser seu nome.');
  await sayName('  ');
  expect([service.posts, pickAbout(8)]).toEqual([0, 'yes']);
  await sayName('Rita');
  await eventually(() => answersOf('Rita')?.[8]?.pick === 'yes');
});

it('what is typed while the answers are read stays, and is saved', async () => {
  await known();
  await pick(7, 'yes');
  await saved(7);
  service.isReachable = false;
  await openPage();
  await typeComment(7, 'Escrevo já');
  await eventually(() => stateOf(7) === texts.waiting);
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => commentBy('Rita') === 'Escrevo já');
  expect([answersOf('Rita')?.[7]?.pick, commentOf(7)?.value]).toEqual(['yes', 'Escrevo já']);
});

it('a page follows another one of its person: a comment here and a pick there are both kept', async () => {
  await known();
  const [person = ''] = service.people.keys();
  // the other page, on another device: it posts the part that was touched there
  const other = new FormData();
  for (const [name, value] of Object.entries({ person, name: 'Rita', talent: '7', pick: 'maybe' }))
    other.set(name, value);
  await fetch('', { method: 'POST', body: other });
  await typeComment(7, 'Para a capa');
  await saved(7);
  expect(answersOf('Rita')).toEqual({ 7: { pick: 'maybe', comment: 'Para a capa' } });
  expect(pickAbout(7)).toBe('maybe');
});

it.each(['storage', 'visibilitychange'])('what another page stored is shown here: %s', async (name) => {
  await known();
  const [person = ''] = service.people.keys();
  const own = {
    name: 'Rita',
    sentAt: null,
    unsent: [],
    answers: { 8: { pick: 'no' as const, comment: '' } },
  };
  service.people.set(person, own);
  if (name === 'storage') localStorage.setItem('package 12-0 own', JSON.stringify(own));
  await act(() =>
    name === 'storage'
      ? window.dispatchEvent(new StorageEvent(name, { key: 'package 12-0 own' }))
      : document.dispatchEvent(new Event(name, { bubbles: true })),
  );
  await eventually(() => pickAbout(8) === 'no');
});

it('a comment that is stored without what nobody sees is posted once, however often the field is left', async () => {
  await known();
  await typeComment(7, 'Para\u200b a capa');
  await eventually(() => commentBy('Rita') !== undefined);
  const [person = ''] = service.people.keys();
  const stored = service.people.get(person);
  if (stored) stored.answers[7] = { pick: null, comment: 'Para a capa' };
  const { posts } = service;
  for (const _ of [1, 2]) await leaveField(7);
  expect(service.posts).toBe(posts);
});
