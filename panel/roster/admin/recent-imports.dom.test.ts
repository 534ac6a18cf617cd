// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../platform/reference/language.ts';
import { LABELS } from './labels.ts';
import { RecentImports } from './undo.tsx';

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'pt' } }),
  useFormModified: () => false,
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('an import that was undone is offered no more once its end was read', async () => {
  const undone = { left: 0, trashed: [{ id: 1, name: 'Ana' }], kept: [] };
  vi.stubGlobal('fetch', async () => Response.json(undone));
  const place = document.createElement('div');
  document.body.append(place);
  const imports = [7, 8].map((id) => ({ id, at: 'hoje', people: 1 }));
  const props = { imports, labels: inLanguage(LABELS, 'pt') };
  await act(async () => createRoot(place).render(createElement(RecentImports, props)));
  const press = (text: string, where = '#import-7') =>
    act(async () =>
      [...place.querySelectorAll(`${where} button`)]
        .find((button) => button.textContent === text)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
  const left = () => [...place.querySelectorAll('ul > li[id]')].map(({ id }) => id);
  await press('Desfazer');
  await press('Cancelar');
  expect(left()).toEqual(['import-7', 'import-8']);
  await press('Desfazer');
  await press('Desfazer', '#import-7 dialog');
  expect(place.querySelector('#import-7 dialog')?.textContent).toContain('Desfeito.');
  await press('OK');
  expect(left()).toEqual(['import-8']);
  vi.unstubAllGlobals();
});
