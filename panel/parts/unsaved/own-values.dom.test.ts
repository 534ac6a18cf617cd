// @vitest-environment happy-dom
import type { FormState } from 'payload';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnValues } from './own-values.tsx';

const page = vi.hoisted(() => ({
  fields: {} as FormState,
  info: {} as Record<string, unknown>,
  open: '',
}));
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [page.fields],
  useDocumentInfo: () => page.info,
  useForm: () => ({
    dispatchFields: ({ path, value }: { path: string; value: unknown }) => {
      page.fields = { ...page.fields, [path]: { ...page.fields[path], value } };
    },
    setModified: () => {},
    disabled: false,
  }),
  useFormModified: () => false,
  useModal: () => ({ isModalOpen: (slug: string) => slug === page.open }),
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

/** Draws the form's part; another `form` is Payload's form drawn anew, which has states of its own. */
const draw = (form = 'one') => act(async () => root.render(createElement(OwnValues, { key: form })));
const open = (id: number) => {
  page.info = { collectionSlug: 'talents', id, documentLockState: { current: {} } };
  show('Ana');
};
/** A state of the server: the form shows it alone. */
const show = (name: string) => {
  page.info = { ...page.info, initialState: {} };
  page.fields = { name: { value: name, initialValue: name }, notes: { value: '', initialValue: '' } };
};
const type = async (path: string, value: string) => {
  page.fields = { ...page.fields, [path]: { ...page.fields[path], value } };
  await draw();
};
const start = () => place.querySelector('button')?.textContent ?? '';
const texts = () => [...place.querySelectorAll('textarea')].map(({ value }) => value);

test('whoever takes over, and the form shows what is stored: what they had typed is at hand, and put back', async () => {
  open(1);
  await draw();
  await type('name', 'Ana Clara');
  page.open = 'document-locked';
  await draw();
  expect(start()).toBe('');
  page.open = '';
  show('Ana C.');
  await draw();
  expect(start()).toBe('O que você tinha escrito (1)');
  place.querySelector('button')?.click();
  await act(async () =>
    [...place.querySelectorAll('button')].find((b) => b.textContent === 'Colocar de volta')?.click(),
  );
  expect([page.fields.name?.value, start()]).toEqual(['Ana Clara', '']);
  // what was put back is one's own text again: a later change of it is nothing lost
  await type('name', 'Ana Clara Sá');
  expect(start()).toBe('');
});

test('a form that is drawn anew for a reader, without a dialog before, loses nothing, nor do two in a row', async () => {
  open(2);
  await draw();
  await type('name', 'Bia Clara');
  show('Bia');
  await draw('read-only');
  expect(texts()).toEqual(['Bia Clara']);
  await type('notes', 'Uma nota');
  show('Bia B.');
  await draw();
  expect(texts().sort()).toEqual(['Bia Clara', 'Uma nota']);
});

test('nothing is offered of what was taken back by hand, saved, or left with another entry', async () => {
  open(3);
  await draw();
  await type('name', 'Caia');
  await type('name', 'Ana');
  show('Outra');
  await draw();
  expect(start()).toBe('');
  await type('name', 'Salva');
  show('Salva');
  await draw();
  expect(start()).toBe('');
  await type('name', 'Deixada');
  open(4);
  await draw('four');
  expect(start()).toBe('');
});

test('whoever is taken over and leaves finds it on return', async () => {
  open(5);
  await draw();
  await type('name', 'Dora');
  page.open = 'document-take-over';
  await draw();
  page.open = '';
  open(6);
  await draw('six');
  expect(start()).toBe('');
  open(5);
  await draw('five again');
  expect(texts()).toEqual(['Dora']);
});
