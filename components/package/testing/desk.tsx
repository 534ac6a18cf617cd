import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { act, until } from '@/components/forms/testing/act';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { AnswerDesk } from '../answer-desk';
import type { Own } from '../own';
import { service, site } from './site';

// A browser's people behind one link.
const LINK = '12-0.1-AbC_d-fGhIjKlMnOpQrStU';
export const { Package: texts } = portuguese;

const place = document.body;
let root: Root | null = null;

type About = { hasHandover?: boolean; ids?: number[]; maxPicks?: number | null; gone?: number };
export async function openPage(
  first: { key: string; own: Own | null } = { key: '', own: null },
  { hasHandover = true, ids = [7, 8], maxPicks = null, gone = 0 }: About = {},
) {
  await act(() => root?.unmount());
  const opened = createRoot(place.appendChild(document.createElement('div')));
  root = opened;
  const talents = ids.map((id) => ({
    id,
    name: `Talento ${id}`,
    cover: null,
    photos: null,
    title: null,
    facts: null,
  }));
  const about = { recipient: '', maxPicks, isClosed: false, hasHandover, first, texts, talents, gone };
  await act(() => opened.render(<AnswerDesk lang="pt" link={LINK} {...about} />));
}

/** Each test begins with the page of a new package in a new browser. */
export function inNewBrowser() {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(service, { isReachable: true, posts: 0, refusal: 0, shut: '' });
    vi.stubGlobal('fetch', site);
    service.people.clear();
    service.codes.clear();
    service.gone.clear();
    await openPage();
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    root = null;
    place.replaceChildren();
  });
}

export const find = <T extends HTMLElement>(selector: string): T | null => place.querySelector<T>(selector);
export const pageText = () => place.textContent ?? '';
export const receiptText = () => find('#sent')?.textContent ?? '';
export const barText = () => find('#send')?.textContent ?? '';
export const pickAbout = (talent: number) =>
  find(`#talent-${talent} [aria-pressed="true"]`)?.getAttribute('value') ?? null;
export const stateOf = (talent: number) => find(`#talent-${talent} [role="status"]`)?.textContent ?? '';
export const pick = (talent: number, value: string) =>
  act(() => find(`#talent-${talent} [value="${value}"]`)?.click());
export async function sayName(name: string) {
  const field = find<HTMLInputElement>('#who [name="name"]:not([type="hidden"])');
  if (field) field.value = name;
  await act(() => find('#who button')?.click());
}
export const commentOf = (talent: number) => find<HTMLTextAreaElement>(`#talent-${talent} textarea`);
export const typeComment = (talent: number, text: string) =>
  act(() => {
    const field = commentOf(talent);
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const leaveField = (talent: number) =>
  act(() => commentOf(talent)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
export const send = () => act(() => find('#send button')?.click());
export const eventually = (check: () => boolean) => until(() => expect(check()).toBe(true));
export const leave = () => act(() => find('#who a')?.click());
export const answersOf = (name: string) =>
  [...service.people.values()].find((person) => person.name === name)?.answers ?? null;
export const saved = (talent: number) => eventually(() => stateOf(talent) === texts.saved);
export const buttonOf = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);
