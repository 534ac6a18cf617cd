// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
const { CopyPackage } = await import('./copy-package.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a copy is offered whole under a title of its own: staff untick what stays behind', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const about = { client: 'Casa Azul', people: ['Rita'], hasMessage: true };
  const props = { action: '/copy', title: 'Verão', titleMax: 120, ...about };
  await act(async () => createRoot(place).render(createElement(CopyPackage, props)));
  await act(async () => place.querySelector('button')?.click());
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map((box) => [box.parentElement?.textContent?.trim(), box.checked])).toEqual([
    ['O cliente: Casa Azul', true],
    ['As pessoas: Rita', true],
    ['A mensagem e as datas', true],
  ]);
  expect(place.querySelector<HTMLInputElement>('input:not([type=checkbox])')?.value).toBe('Verão (cópia)');
});
