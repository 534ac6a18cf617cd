// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectionAtom } from '@/components/favorites/selection';
import { act } from '@/components/forms/testing/act';
import { Days, LineField } from './arrange-sheet';

const texts = {
  days: 'Datas',
  from: 'Início',
  to: 'Fim',
  daysWrong: 'Trocadas?',
  daysSwap: 'Trocar',
  daysBack: 'Voltar',
};
let root: Root;
let store: ReturnType<typeof createStore>;

beforeEach(async () => {
  document.body.innerHTML = '<div></div>';
  localStorage.clear();
  store = createStore();
  const position = document.querySelector('div');
  if (position) root = createRoot(position);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Days texts={texts} />
      </Provider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const stored = () => {
  const { from, to } = store.get(selectionAtom);
  return [from, to];
};
const fields = () => [...document.querySelectorAll('input')];
const typeDay = (at: number, day: string) =>
  act(async () => {
    const field = fields()[at];
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const click = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());

it('a field is marked as empty until it has a day', async () => {
  const empty = () => fields().map(({ dataset }) => 'empty' in dataset);
  expect(empty()).toEqual([true, true]);
  await typeDay(0, '2026-12-10');
  expect(empty()).toEqual([false, true]);
});

it('an end before the start is asked about: both days stay as typed, and nothing is saved', async () => {
  await typeDay(0, '2026-12-10');
  expect(stored()).toEqual(['2026-12-10', null]);
  await typeDay(1, '2026-12-05');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.daysWrong);
  expect(fields().map(({ value }) => value)).toEqual(['2026-12-10', '2026-12-05']);
  expect(stored()).toEqual(['2026-12-10', null]);
});

it.each([
  ['swapped', texts.daysSwap, ['2026-12-05', '2026-12-10']],
  ['as they were', texts.daysBack, ['2026-12-10', null]],
])('then the days are %s', async (_, button, expected) => {
  await typeDay(0, '2026-12-10');
  await typeDay(1, '2026-12-05');
  await click(button);
  expect(stored()).toEqual(expected);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

const saved: string[] = [];
const showLine = (value: string) =>
  act(async () =>
    root.render(<LineField label="Título" value={value} maxChars={40} onSave={(text) => saved.push(text)} />),
  );
const line = () => document.querySelector('textarea');
const typeLine = (text: string) =>
  act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(line(), text);
    line()?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('shows what is typed, and what is kept once the page comes out of the back/forward cache', async () => {
  await showLine('');
  await typeLine('Verão ');
  await showLine('Verão');
  expect([saved, line()?.value]).toEqual([['Verão '], 'Verão ']);
  await showLine('Inverno');
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(line()?.value).toBe('Inverno');
});
