// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { fillText } from '@/lib/domain/fill-text';
import type { Own } from './own';
import {
  barText,
  buttonOf,
  commentOf,
  eventually,
  find,
  inNewBrowser,
  leave,
  openPage,
  pageText,
  pick,
  receiptText,
  saved,
  sayName,
  send,
  texts,
  typeComment,
} from './testing/desk';
import { service } from './testing/site';

inNewBrowser();

const groupText = (value: string) => find(`#sent [data-pick="${value}"]`)?.textContent ?? '';
async function sendThree() {
  await openPage(undefined, { ids: [7, 8, 9] });
  await sayName('Rita');
  for (const [talent, value] of [[7, 'yes'] as const, [8, 'maybe'] as const, [9, 'no'] as const]) {
    await pick(talent, value);
    await saved(talent);
  }
  await send();
  await eventually(() => receiptText() !== '');
}

it('a sending is thanked for with the chosen faces, what comes next and a way back, and has the focus', async () => {
  await sendThree();
  const heading = find('#sent h2');
  expect([heading?.textContent, document.activeElement]).toEqual(['Obrigado, Rita.', heading]);
  expect(groupText('yes')).toBe(`${texts.youChose}Talento 7`);
  expect(groupText('maybe')).toBe(`${texts.andMaybe}Talento 8`);
  expect(receiptText()).not.toContain('Talento 9');
  expect(receiptText()).toContain(texts.next);
  expect(find('#sent a')?.getAttribute('href')).toBe('#faces');
  expect([find('#send button'), barText()]).toEqual([null, `1 escolhido 1 talvez, 1 não${texts.done}`]);
});

it('it stands at later visits without taking the focus, says the reference, and goes with who leaves', async () => {
  const own: Own = {
    ...{ name: 'Rita', sentAt: '2026-11-27T12:00:00Z', unsent: [], reference: 'AFM-7K3Q9' },
    answers: {},
  };
  await openPage({ key: 'r'.repeat(22), own });
  expect(receiptText()).toContain('Resposta enviada em 27/11/2026');
  expect(receiptText()).toContain('AFM-7K3Q9');
  expect(document.activeElement).toBe(document.body);
  await leave();
  expect(receiptText()).toBe('');
});

it('a service that does not say what changed since gets no thanks: the bar says when, and sends again', async () => {
  const own: Own = { name: 'Rita', sentAt: '2026-11-27T12:00:00Z', unsent: null, answers: {} };
  await openPage({ key: 'r'.repeat(22), own });
  expect([receiptText(), buttonOf(texts.sendAgain) !== undefined]).toEqual(['', true]);
  expect(barText()).toContain('Resposta enviada em 27/11/2026');
});

it('an answer that is given while the sending waits keeps the focus where one works', async () => {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  service.isReachable = false;
  await send();
  await pick(8, 'no');
  find('#answer-8 button')?.focus();
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await saved(8);
  expect(document.activeElement).toBe(find('#answer-8 button'));
});

it('the bar counts in words, with and without a limit', async () => {
  await sayName('Rita');
  expect(barText()).toContain('0 escolhidos');
  await openPage(undefined, { maxPicks: 4 });
  await pick(7, 'yes');
  await pick(8, 'maybe');
  expect(barText()).toContain('1 de até 4 escolhidos 1 talvez');
});

it('a comment is closed until there is one, and stays open while it is deleted', async () => {
  await sayName('Rita');
  const details = () => commentOf(7)?.closest('details')?.open;
  expect(details()).toBe(false);
  await typeComment(7, 'Para a capa');
  await saved(7);
  await eventually(() => details() === true);
  await openPage();
  await eventually(() => details() === true);
  await typeComment(7, '');
  await eventually(() => service.people.values().next().value?.answers[7]?.comment === '');
  expect(details()).toBe(true);
});

it('faces that were taken out are one line below the others, without a name', async () => {
  await openPage(undefined, { gone: 1 });
  expect(find('#faces + p')?.textContent).toBe(fillText(texts.gone, { count: 1 }));
  await openPage(undefined, { gone: 2 });
  expect(pageText()).toContain('2 pessoas desta seleção não estão mais disponíveis.');
});
