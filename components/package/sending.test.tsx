// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { fillText } from '@/lib/domain/fill-text';
import {
  answersOf,
  barText,
  buttonOf,
  commentOf,
  eventually,
  find,
  inNewBrowser,
  leaveField,
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
  expect(barText()).toContain(fillText(texts.changes, { count: 1 }));
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

const line = () => act(() => window.dispatchEvent(new Event('online')));
const waitingTexts = () => localStorage.getItem('package 12-0 waiting');

it.each([
  ['closed', texts.refusedClosed],
  ['expired', texts.refusedEnded],
  ['locked', texts.refusedLocked],
])(
  'what was picked and sent offline stays when the package is %s by then, and arrives once',
  async (shut, why) => {
    await sayName('Rita');
    await eventually(() => service.people.size === 1);
    service.isReachable = false;
    await pick(7, 'yes');
    await typeComment(7, 'Para a capa');
    await leaveField(7);
    await pick(8, 'no');
    await send();
    await eventually(() => barText().includes(texts.waitingSend));
    Object.assign(service, { isReachable: true, shut });
    await line();
    await eventually(() => stateOf(7) === why && stateOf(8) === why);
    expect([pickAbout(7), barText().includes(texts.notSent.replace('{count}', '3'))]).toEqual(['yes', true]);
    await openPage();
    await eventually(() => stateOf(8) === why);
    expect([answersOf('Rita'), receiptText()]).toEqual([{}, '']);
    service.shut = '';
    const { posts } = service;
    await line();
    await eventually(() => receiptText().includes('Resposta enviada em'));
    expect(answersOf('Rita')).toEqual({
      7: { pick: 'yes', comment: 'Para a capa' },
      8: { pick: 'no', comment: '' },
    });
    // two picks, a comment and the sending
    expect([service.posts - posts, waitingTexts()]).toEqual([4, null]);
  },
);

it('an answer about somebody who was taken out holds the sending back until it is discarded', async () => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.isReachable = false;
  await pick(7, 'yes');
  await pick(8, 'no');
  await send();
  service.isReachable = true;
  service.gone.add(7);
  await line();
  await eventually(() => stateOf(7) === texts.refusedGone && barText().includes('falta salvar 1'));
  expect([answersOf('Rita'), receiptText()]).toEqual([{ 8: { pick: 'no', comment: '' } }, '']);
  // a page without the face says so too
  await openPage(undefined, { ids: [8] });
  await eventually(() => pageText().includes(texts.goneWaits));
  await act(() => buttonOf(texts.discard)?.click());
  await eventually(() => receiptText().includes('Resposta enviada em'));
  expect([pageText().includes(texts.goneWaits), waitingTexts()]).toEqual([false, null]);
});

it('past its life an answer is not sent, its person is told and keeps the text; answered again it goes', async () => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.isReachable = false;
  await typeComment(7, 'Para a capa');
  await eventually(() => stateOf(7) === texts.waiting);
  const list = JSON.parse(waitingTexts() ?? '[]');
  const at = Date.now() - 31 * 24 * 60 * 60_000;
  localStorage.setItem('package 12-0 waiting', JSON.stringify([{ ...list[0], at }]));
  service.isReachable = true;
  await openPage();
  await eventually(() => stateOf(7) === texts.refusedLate.replace('{days}', '30'));
  expect([commentOf(7)?.value, answersOf('Rita')]).toEqual(['Para a capa', {}]);
  await typeComment(7, 'Para a capa mesmo');
  await eventually(() => answersOf('Rita')?.[7]?.comment === 'Para a capa mesmo');
  expect(waitingTexts()).toBe(null);
});

it.each([403, 404])('an answer that is refused without a reason (%i) stays too', async (refusal) => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.refusal = refusal;
  await pick(7, 'yes');
  await eventually(() => stateOf(7) === texts.refusedOther);
  service.refusal = 0;
  await line();
  await saved(7);
  expect(waitingTexts()).toBe(null);
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
