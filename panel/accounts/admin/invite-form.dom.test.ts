// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { AccountLink } from './invite-form.tsx';

vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PROPS = { path: '2/link', children: '' };

test('a link that staff hand over themselves is copied by a button', async () => {
  const link = 'https://painel.example/admin/reset/abc';
  const copied = vi.fn(async () => {});
  vi.stubGlobal('fetch', async () => Response.json({ link }, { status: 201 }));
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  const place = document.createElement('div');
  const labels = {
    ...{ start: 'Convidar', failed: 'Não deu certo.' },
    ...{ link: 'Enviar', copy: 'Entregue', copyLink: 'Copiar o link', copied: 'Copiado' },
  };
  await act(async () => createRoot(place).render(createElement(AccountLink, { ...PROPS, labels })));
  const press = () => act(async () => [...place.querySelectorAll('button')].at(-1)?.click());
  await press();
  expect(place.textContent).toContain(link);
  await press();
  expect(copied).toHaveBeenCalledExactlyOnceWith(link);
  expect([...place.querySelectorAll('button')].at(-1)?.textContent).toBe('Copiado');
  vi.unstubAllGlobals();
});
