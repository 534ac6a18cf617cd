// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, until } from '@/components/forms/testing/act';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { AnswerDesk } from './answer-desk';
import type { Own } from './own';

// A browser's people behind one link, with and without a connection.
const LINK = '12-0.1-AbC_d-fGhIjKlMnOpQrStU';
const { Package: texts } = portuguese;

const service = vi.hoisted(() => ({
  isReachable: true,
  people: new Map<string, Own>(),
  codes: new Map<string, string>(),
  posts: 0,
}));
vi.mock('@/components/ui/post-form', () => ({
  postForm: async (_: string, data: FormData) => {
    if (!service.isReachable) throw new TypeError('Failed to fetch');
    const text = (name: string) => String(data.get(name) ?? '');
    const person = text('person');
    const own = service.people.get(person) ?? { name: '', sentAt: null, answers: {} };
    if (data.has('handover')) {
      service.codes.set('123456', person);
      return { code: '123456', until: '2026-11-27T12:10:00Z' };
    }
    if (data.has('code')) {
      const found = service.codes.get(text('code'));
      service.codes.clear();
      return found ? { person: found, own: service.people.get(found) } : { state: 'locked' };
    }
    if (data.has('read')) return { person, own: service.people.get(person) ?? null };
    service.posts += 1;
    const pick = text('pick');
    const answers = { ...own.answers };
    if (data.has('talent') && (pick === 'yes' || pick === 'maybe' || pick === 'no'))
      answers[text('talent')] = { pick, comment: text('comment') };
    const stored = { name: text('name'), sentAt: data.has('send') ? '2026-11-27T12:00:00Z' : null, answers };
    service.people.set(person, stored);
    return { person, own: stored };
  },
}));

let root: Root;
let place: HTMLElement;

async function openPage(
  first: { key: string; own: Own | null } = { key: '', own: null },
  { hasHandover = true, ids = [7, 8] } = {},
) {
  await act(() => root?.unmount());
  place.replaceChildren();
  root = createRoot(place);
  const talents = ids.map((id) => ({ id, name: `Talento ${id}`, isGone: false, body: null }));
  const about = { recipient: '', maxPicks: null, isClosed: false, hasHandover, first, texts, talents };
  await act(() => root.render(<AnswerDesk lang="pt" link={LINK} {...about} />));
}
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(service, { isReachable: true, posts: 0 });
  service.people.clear();
  service.codes.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await openPage();
});
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
});

const pressed = (talent: number) =>
  place.querySelector(`#talent-${talent} [aria-pressed="true"]`)?.getAttribute('value') ?? null;
const stateOf = (talent: number) =>
  place.querySelector(`#talent-${talent} [role="status"]`)?.textContent ?? '';
async function pick(talent: number, value: string) {
  const button = place.querySelector<HTMLButtonElement>(`#talent-${talent} [value="${value}"]`);
  await act(() => button?.click());
}
async function sayName(name: string) {
  const field = place.querySelector<HTMLInputElement>('#who [name="name"]:not([type="hidden"])');
  if (field) field.value = name;
  await act(() => place.querySelector<HTMLButtonElement>('#who button')?.click());
}
const eventually = (check: () => boolean) => until(() => expect(check()).toBe(true));
const leave = () => act(() => place.querySelector<HTMLElement>('#who a')?.click());
const answersOf = (name: string) =>
  [...service.people.values()].find((person) => person.name === name)?.answers ?? null;
const saved = (talent: number) => eventually(() => stateOf(talent) === texts.saved);

it('an answer waits for the name, and is saved under a key of this browser', async () => {
  await pick(7, 'yes');
  expect(service.posts).toBe(0);
  await sayName('Rita');
  await eventually(() => answersOf('Rita')?.[7] !== undefined);
  expect([pressed(7), localStorage.getItem('package 12-0')]).toEqual(['yes', [...service.people.keys()][0]]);
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
  await eventually(() => pressed(7) === 'maybe' && pressed(8) === 'no');
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
  expect([pressed(7), pressed(8), place.querySelector('#who [required]') !== null]).toEqual([
    null,
    null,
    true,
  ]);
  await sayName('Noé');
  await pick(7, 'no');
  await saved(7);
  expect(answersOf('Noé')).toEqual({ 7: { pick: 'no', comment: '' } });
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'yes' }, 8: { pick: 'maybe' } });
  expect([pressed(7), pressed(8)]).toEqual(['no', null]);
});

it('whoever comes back sees their own answers; a personal address is their own too', async () => {
  const own: Own = { name: 'Rita', sentAt: null, answers: { 8: { pick: 'yes', comment: 'Para a capa' } } };
  service.people.set('r'.repeat(22), own);
  await openPage({ key: 'r'.repeat(22), own });
  await eventually(() => pressed(8) === 'yes');
  await openPage();
  await eventually(() => pressed(8) === 'yes');
  expect(place.textContent).toContain('Rita');
});

const buttonOf = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);
async function typeCode(code: string) {
  const field = place.querySelector<HTMLInputElement>('[name="code"]');
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
  await eventually(() => place.textContent?.includes('123 456') === true);
  await openElsewhere();
  expect(pressed(7)).toBe(null);
  await typeCode('123456');
  await eventually(() => pressed(7) === 'yes');
  await pick(8, 'no');
  await saved(8);
  expect(service.people.size).toBe(1);
  expect(answersOf('Rita')).toMatchObject({ 7: { pick: 'yes' }, 8: { pick: 'no' } });
  await openPage();
  await eventually(() => pressed(8) === 'no');
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
  await eventually(() => pressed(7) === 'yes');
  await act(() => window.dispatchEvent(new Event('online')));
  await eventually(() => answersOf('Noé')?.[8] !== undefined);
  expect([pressed(8), answersOf('Rita')]).toEqual([null, { 7: { pick: 'yes', comment: '' } }]);
  expect(answersOf('Noé')).toMatchObject({ 7: { pick: 'no' }, 8: { pick: 'maybe' } });
});

it('a wrong code says so, and this browser stays nobody', async () => {
  await typeCode('000000');
  await eventually(() => place.querySelector('[role="alert"]')?.textContent === texts.wrongCode);
  expect([service.people.size, localStorage.getItem('package 12-0')]).toEqual([0, null]);
});

it('a service without codes is offered none', async () => {
  await openPage(undefined, { hasHandover: false });
  expect(place.querySelector('[name="code"]')).toBe(null);
  await sayName('Rita');
  await eventually(() => service.people.size === 1);
  expect(buttonOf(texts.elsewhere)).toBe(undefined);
});

const newOnes = () =>
  [...place.querySelectorAll('li')]
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

it('the receipt says the reference of what was sent', async () => {
  const own: Own = {
    ...{ name: 'Rita', sentAt: '2026-11-27T12:00:00Z', reference: 'AFM-7K3Q9' },
    answers: {},
  };
  await openPage({ key: 'r'.repeat(22), own });
  expect(place.querySelector('#sent [role="status"]')?.textContent).toContain('AFM-7K3Q9');
});
