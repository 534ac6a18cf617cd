// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { LineField } from './line-field';

let root: Root;
let saved: string[];

const show = (value: string) =>
  act(async () =>
    root.render(
      <LineField label="Título" value={value} maxChars={40} rows={1} onSave={(text) => saved.push(text)} />,
    ),
  );
const field = () => document.querySelector('textarea');
const type = (text: string) =>
  act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  saved = [];
  const position = document.querySelector('div');
  if (position) root = createRoot(position);
});
afterEach(() => act(async () => root.unmount()));

it('shows what is typed, and what is kept once the page comes out of the back/forward cache', async () => {
  await show('');
  await type('Verão ');
  await show('Verão');
  expect([saved, field()?.value]).toEqual([['Verão '], 'Verão ']);
  await show('Inverno');
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(field()?.value).toBe('Inverno');
});
