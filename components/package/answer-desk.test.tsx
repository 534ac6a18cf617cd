// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { act } from '@/components/forms/testing/act';
import type { Own } from './own';
import {
  answersOf,
  buttonOf,
  eventually,
  find,
  inNewBrowser,
  leave,
  openPage,
  pageText,
  pick,
  pickAbout,
  saved,
  sayName,
  stateOf,
  texts,
} from './testing/desk';
import { service } from './testing/site';

inNewBrowser();

it('an answer waits for the name, and is saved under a key of this browser', async () => {
  await pick(7, 'yes');
  expect(service.posts).toBe(0);
  await sayName('Rita');
  await eventually(() => answersOf('Rita')?.[7] !== undefined);
  expect([pickAbout(7), localStorage.getItem('package 12-0')]).toEqual([
    'yes',
    [...service.people.keys()][0],
  ]);
});

it('without a connection answers wait, are shown, survive a reload, and arrive once it is back', async () => {
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  service.isReachable = false;
  await pick(7, 'yes');
  await pick(8, 'no');
  await pick(7, 'maybe');
  await eventually(() => stateOf(7) === texts.waiting && stateOf(8) === texts.waiting);
  await openPage();
  await eventually(() => pickAbout(7) === 'maybe' && pickAbout(8) === 'no');
  expect(answersOf('Rita')).toEqual({});
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => answersOf('Rita')?.[8] !== undefined && stateOf(7) !== texts.waiting);
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'maybe' }, 8: { pick: 'no' } });
});

it('a name that is given without a connection makes one person', async () => {
  service.isReachable = false;
  await sayName('Rita');
  await pick(7, 'yes');
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => answersOf('Rita')?.[7] !== undefined);
  expect(service.people.size).toBe(1);
});

it('two names in one browser never mix, nor an answer that waits of the first with the second', async () => {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  service.isReachable = false;
  await pick(8, 'maybe');
  await eventually(() => stateOf(8) === texts.waiting);
  await leave();
  service.isReachable = true;
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => answersOf('Rita')?.[8] !== undefined && stateOf(8) !== texts.waiting);
  expect([pickAbout(7), pickAbout(8), find('#who [required]') !== null]).toEqual([null, null, true]);
  await sayName('Noé');
  await pick(7, 'no');
  await saved(7);
  expect(answersOf('Noé')).toEqual({ 7: { pick: 'no', comment: '' } });
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'yes' }, 8: { pick: 'maybe' } });
  expect([pickAbout(7), pickAbout(8)]).toEqual(['no', null]);
});

it('whoever comes back sees their own answers; a personal address is their own too', async () => {
  const own: Own = { name: 'Rita', sentAt: null, answers: { 8: { pick: 'yes', comment: 'Para a capa' } } };
  service.people.set('r'.repeat(22), own);
  await openPage({ key: 'r'.repeat(22), own });
  await eventually(() => pickAbout(8) === 'yes');
  await openPage();
  await eventually(() => pickAbout(8) === 'yes');
  expect(pageText()).toContain('Rita');
});

async function typeCode(code: string) {
  const field = find<HTMLInputElement>('[name="code"]');
  if (field) field.value = code;
  await act(() => buttonOf(texts.go)?.click());
}
/** Another browser: nothing is stored in it. */
async function openElsewhere() {
  localStorage.clear();
  await openPage();
}

it('a code makes the other device the same person: answers follow, both ways', async () => {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  await act(() => buttonOf(texts.elsewhere)?.click());
  await eventually(() => pageText().includes('123 456'));
  await openElsewhere();
  expect(pickAbout(7)).toBe(null);
  await typeCode('123456');
  await eventually(() => pickAbout(7) === 'yes');
  await pick(8, 'no');
  await saved(8);
  expect(service.people.size).toBe(1);
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'yes' }, 8: { pick: 'no' } });
  await openPage();
  await eventually(() => pickAbout(8) === 'no');
});

it('what was picked on this device before its code was typed is the same person’s, and nothing of theirs is lost', async () => {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  service.codes.set('123456', [...service.people.keys()][0] ?? '');
  await openElsewhere();
  await pick(8, 'maybe');
  await typeCode('123456');
  await eventually(() => answersOf('Rita')?.[8] !== undefined);
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'yes' }, 8: { pick: 'maybe' } });
});

it('whoever used this browser before keeps their answers, those that wait for the line too', async () => {
  await sayName('Rita');
  await pick(7, 'yes');
  await saved(7);
  service.codes.set('123456', [...service.people.keys()][0] ?? '');
  await openElsewhere();
  await sayName('Noé');
  await pick(7, 'no');
  await saved(7);
  service.isReachable = false;
  await pick(8, 'maybe');
  await eventually(() => stateOf(8) === texts.waiting);
  await leave();
  service.isReachable = true;
  await typeCode('123456');
  await eventually(() => pickAbout(7) === 'yes');
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => answersOf('Noé')?.[8] !== undefined);
  expect([pickAbout(8), answersOf('Rita')]).toEqual([null, { 7: { pick: 'yes', comment: '' } }]);
  expect(answersOf('Noé')).toMatchObject({ 7: { pick: 'no' }, 8: { pick: 'maybe' } });
});

it('a wrong code says so, and this browser stays nobody', async () => {
  await typeCode('000000');
  await eventually(() => find('[role="alert"]')?.textContent === texts.wrongCode);
  expect([service.people.size, localStorage.getItem('package 12-0')]).toEqual([0, null]);
});

it('a service without codes is offered none', async () => {
  await openPage(undefined, { hasHandover: false });
  expect(find('[name="code"]')).toBe(null);
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  expect(buttonOf(texts.elsewhere)).toBe(undefined);
});

const newOnes = () =>
  [...document.querySelectorAll('li')]
    .filter((face) => face.textContent?.includes(texts.added))
    .map(({ id }) => id);
/** Another visit: the tab was closed. */
async function comeBack(ids: number[]) {
  sessionStorage.clear();
  await openPage(undefined, { ids });
}

it('what was added since the last visit is new, once more after a reload, and no longer at the next visit', async () => {
  await sayName('Rita');
  expect(newOnes()).toEqual([]);
  await comeBack([7, 8, 9]);
  expect(newOnes()).toEqual(['talent-9']);
  await openPage(undefined, { ids: [7, 8, 9] });
  expect(newOnes()).toEqual(['talent-9']);
  await comeBack([9, 8, 7, 10]);
  expect(newOnes()).toEqual(['talent-10']);
});

it('each name of a browser has seen its own, and who has just come sees nothing as new', async () => {
  await sayName('Rita');
  await leave();
  await sayName('Noé');
  await comeBack([7, 8, 9]);
  expect(newOnes()).toEqual(['talent-9']);
  await openElsewhere();
  expect(newOnes()).toEqual([]);
  await openPage(undefined, { ids: [7, 8, 9] });
  localStorage.clear();
  await comeBack([7, 8, 9]);
  expect(newOnes()).toEqual([]);
});
