// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { randomKey } from '@/components/ui/random-key';
import { applyForm, EMPTY } from './own';
import { addWaiting, dropWaiting, nextToSend, readWaiting } from './waiting';

const NAME = 'package 12-0 waiting';
const [ANA, BIA] = [randomKey(), randomKey()];
const form = (person: string, talent: number | null, pick = 'yes') => ({
  ...{ at: 0, talent },
  fields: { person, pick, ...(talent && { talent: String(talent) }) },
});

function browser(canStore = true) {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (!canStore) throw new Error('QuotaExceededError');
      stored.set(name, text);
    },
    removeItem: (name: string) => stored.delete(name),
  });
}
beforeEach(() => {
  history.replaceState(null, '');
  browser();
});

it.each([true, false])('answers wait in their order, in a private window too (it stores: %s)', (canStore) => {
  browser(canStore);
  for (const talent of [7, 8, null]) addWaiting(NAME, form(ANA, talent));
  expect(readWaiting(NAME).map(({ talent }) => talent)).toEqual([7, 8, null]);
  for (const one of readWaiting(NAME)) dropWaiting(NAME, one);
  expect(readWaiting(NAME)).toEqual([]);
});

it('a newer answer about a talent takes the place of the older one; another person’s stays', () => {
  addWaiting(NAME, form(ANA, 7, 'yes'));
  addWaiting(NAME, form(BIA, 7, 'no'));
  addWaiting(NAME, form(ANA, 7, 'maybe'));
  expect(readWaiting(NAME)).toEqual([form(BIA, 7, 'no'), form(ANA, 7, 'maybe')]);
});

const sending = { at: 0, talent: null, fields: { person: ANA, name: 'Ana', send: '1' } };

it('a sending waits for the answers given before it, and gives way to the next one', () => {
  for (const one of [form(ANA, 7, 'yes'), sending, form(ANA, 7, 'no')]) addWaiting(NAME, one);
  expect(readWaiting(NAME)).toEqual([form(ANA, 7, 'yes'), sending, form(ANA, 7, 'no')]);
  expect(nextToSend(NAME, [])).toBe(undefined);
  addWaiting(NAME, { ...sending, at: 1 });
  expect(readWaiting(NAME).map(({ at, talent }) => [at, talent])).toEqual([
    [0, 7],
    [0, 7],
    [1, null],
  ]);
});

it('an answer that waited too long is given again before the sending that waits for it', () => {
  const late = { ...form(ANA, 7, 'yes'), at: Date.now() - 31 * 24 * 60 * 60_000 };
  for (const one of [late, sending, form(ANA, 7, 'no')]) addWaiting(NAME, one);
  expect(readWaiting(NAME)).toEqual([form(ANA, 7, 'no'), sending]);
});

it('an answer that was changed while it was sent waits still', () => {
  addWaiting(NAME, form(ANA, 7, 'yes'));
  const [sent] = readWaiting(NAME);
  addWaiting(NAME, form(ANA, 7, 'no'));
  if (sent) dropWaiting(NAME, sent);
  expect(readWaiting(NAME)).toEqual([form(ANA, 7, 'no')]);
});

it('what was stored by something else is no form', () => {
  localStorage.setItem(NAME, '{"a":');
  expect(readWaiting(NAME)).toEqual([]);
});

it('a form is seen as if it had arrived; a new key is one of 128 bits, another each time', () => {
  const fields = { name: 'Ana', talent: '7', pick: 'no', comment: 'Talvez depois' };
  expect(applyForm(EMPTY, fields)).toEqual({
    name: 'Ana',
    sentAt: null,
    answers: { 7: { pick: 'no', comment: 'Talvez depois' } },
  });
  expect(ANA).toMatch(/^[\w-]{22}$/);
  expect(ANA).not.toBe(BIA);
});
