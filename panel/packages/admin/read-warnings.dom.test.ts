// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

const form = vi.hoisted(() => ({
  warnings: [{ id: 3, name: 'Lia', warnings: ['minor'], isUnread: true }],
  read: () => {},
}));
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
vi.mock('./use-warnings.ts', () => ({
  useWarnings: () => form,
  askAgain: () => new Promise<void>((resolve) => (form.read = resolve)),
}));
const { AllowAbroad } = await import('./warnings.tsx');
const { ReadWarnings } = await import('./read-warnings.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => void vi.restoreAllMocks());

async function draw(element: Parameters<ReturnType<typeof createRoot>['render']>[0]) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(element));
  return place;
}

test.each([
  ['stored, stays as it was pressed until the server’s next word', 200],
  ['refused, is none at once', 403],
])('a tick that is %s', async (_, status) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status }));
  const place = await draw(createElement(ReadWarnings, { action: '/confirm', isSaved: true }));
  const box = place.querySelector('input');
  expect(box?.checked).toBe(false);
  await act(async () => box?.click());
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"isRead":true,"talents":[{"id":3,"warnings":["minor"]}]}');
  expect(box?.checked).toBe(status === 200);
  // what the client sees is said by the server alone
  expect(place.textContent).toContain('Ainda não aparece para o cliente: Lia');
  expect(place.textContent?.includes('Não deu certo')).toBe(status !== 200);
  await act(async () => form.read());
  expect(box?.checked).toBe(false);
});

test('several are ticked a few at a time, and who is left out is named, in the dialog and beside it', async () => {
  const talents = [1, 2, 3, 4, 5].map((id) => ({ id, name: `N${id}` }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    String(init?.body).includes('5')
      ? Response.json({ failed: [{ id: 5 }] }, { status: 409 })
      : Response.json({ failed: [] }),
  );
  const place = await draw(createElement(AllowAbroad, { talents, onDone: async () => {} }));
  const press = (text: string) =>
    act(async () =>
      [...place.querySelectorAll('button')].find((one) => one.textContent?.startsWith(text))?.click(),
    );
  await press('Autorizar');
  await press('Marcar todos');
  const said = [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(said).toEqual(Array.from({ length: 2 }, () => 'Marcado em 4 de 5. Ficaram de fora: N5.'));
  expect(place.querySelector('dialog')?.open).toBe(true);
});
