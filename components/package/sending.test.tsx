// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { act } from '@/components/forms/testing/act';
import {
  answersOf,
  barText,
  buttonOf,
  eventually,
  find,
  openPage,
  pageText,
  pick,
  pickAbout,
  receiptText,
  saved,
  sayName,
  send,
  stateOf,
  texts,
  typeComment,
  inNewBrowser,
} from './testing/desk';
import { service } from './testing/site';

inNewBrowser();

async function sendOne() {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  await send();
  await eventually(() => receiptText().includes('Resposta enviada em'));
}

it('a change after the sending is not sent: the bar says so, and the button invites', async () => {
  await sendOne();
  expect([find('#send button'), barText().includes(texts.done)]).toEqual([null, true]);
  await pick(7, 'no');
  await typeComment(8, 'Talvez depois');
  await eventually(() => barText().includes('2 mudanças ainda não enviadas'));
  expect(find('#sent')).toBe(null);
  await openPage();
  await eventually(() => barText().includes('2 mudanças ainda não enviadas'));
  expect(find('#send button')?.textContent).toBe(texts.sendChanges);
  await send();
  await eventually(() => receiptText().includes('Resposta enviada em'));
});

it('answers that were stored offline are not sent; a sending that waits says so', async () => {
  await sendOne();
  service.isReachable = false;
  await pick(8, 'yes');
  await eventually(() => stateOf(8) === texts.waiting);
  expect(barText()).toContain(texts.change);
  await send();
  await eventually(() => barText().includes(texts.waitingSend));
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => receiptText().includes('Resposta enviada em'));
  expect(answersOf('Rita')?.[8]?.pick).toBe('yes');
});

it('one too many is saved, but not sent, and the bar says how many to take back', async () => {
  await openPage(undefined, { ids: [7, 8, 9], maxPicks: 1 });
  await sayName('Rita');
  for (const talent of [7, 8, 9]) {
    await pick(talent, 'yes');
    await saved(talent);
  }
  expect(barText()).toContain('Até 1: tire 2 para enviar.');
  const { posts } = service;
  await send();
  expect([service.posts, pickAbout(9)]).toEqual([posts, 'yes']);
  await pick(8, 'no');
  await pick(9, 'no');
  await saved(9);
  await send();
  await eventually(() => receiptText().includes('Resposta enviada em'));
});

it.each([403, 404])('an answer that is refused for good (%i) is not sent for ever', async (refusal) => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.refusal = refusal;
  await pick(7, 'yes');
  await eventually(() => stateOf(7) === texts.failed);
  expect(localStorage.getItem('package 12-0 waiting')).toBe(null);
});

it('a site that has no room now gets the answer later', async () => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.refusal = 503;
  await pick(7, 'yes');
  await eventually(() => stateOf(7) === texts.waiting);
});

it('“Not you?” asks first, with a way back; whoever stays loses nothing', async () => {
  await sendOne();
  expect(find('#who details')?.textContent).toContain('As respostas continuam sendo de Rita.');
  await act(() => find('#who summary')?.click());
  await act(() => buttonOf(texts.stay.replace('{name}', 'Rita'))?.click());
  expect([find<HTMLDetailsElement>('#who details')?.open, pickAbout(7)]).toEqual([false, 'yes']);
});

it('whoever is known is named before the site answers; after leaving nothing of them is stored', async () => {
  await sendOne();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await openPage();
  expect([pageText().includes('Você responde como Rita.'), pickAbout(7)]).toEqual([true, 'yes']);
  await act(() => find('#who a')?.click());
  await openPage();
  expect([pageText().includes('Rita'), pickAbout(7), localStorage.getItem('package 12-0 own')]).toEqual([
    false,
    null,
    null,
  ]);
});

it('keys answer wherever the focus is in the form of a face, but where a comment is written', async () => {
  await sayName('Rita');
  const key = (selector: string, name: string) =>
    act(() => find(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  await key('#answer-7 textarea', '1');
  expect(pickAbout(7)).toBe(null);
  await key('#answer-7', '3');
  expect(pickAbout(7)).toBe('no');
});

it('a filter that leaves nobody says so', async () => {
  await sayName('Rita');
  await act(() => buttonOf(texts.mine)?.click());
  expect(pageText()).toContain(texts.noneAnswered);
  await pick(7, 'yes');
  await pick(8, 'no');
  await act(() => buttonOf(texts.undecided)?.click());
  expect(pageText()).toContain(texts.allAnswered);
});
