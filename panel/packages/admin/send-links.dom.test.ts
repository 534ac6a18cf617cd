// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const form = vi.hoisted(() => ({ isModified: false, isProcessing: false, talents: [1, 2] }));
const asked = vi.hoisted(() => ({
  isCurrent: true,
  country: 'BR',
  warnings: [] as { id: number; name: string; warnings: string[]; isUnread: boolean }[],
}));
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
  useFormFields: (read: (context: [object]) => unknown) =>
    read([
      Object.fromEntries([
        ['talents', { rows: form.talents }],
        ...form.talents.map((value, row) => [`talents.${row}.talent`, { value }]),
      ]),
    ]),
}));
vi.mock('./use-warnings.ts', () => ({ useWarnings: () => asked, askAgain: () => {} }));
const { Paused } = await import('./send-links.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PROPS = { acts: '/a', children: 'links' };
/** The line over the links, and whether they cannot be used. */
async function paused() {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(createElement(Paused, PROPS)));
  return [place.querySelector('p')?.textContent, place.querySelector('[inert]') !== null];
}

const about = (id: number, warnings: string[], isUnread = false) => ({
  id,
  name: `N${id}`,
  warnings,
  isUnread,
});

test('links go while somebody is unread, who stays hidden, and each pause says why', async () => {
  expect(await paused()).toEqual(['', false]);
  asked.warnings = [about(1, ['minor'], true)];
  expect(await paused()).toEqual(['Os links já podem ir: mostram só quem já aparece para o cliente.', false]);
  asked.warnings = [about(1, ['minor', 'guardian'], true)];
  expect(await paused()).toEqual(['Os links já podem ir: mostram só quem já aparece para o cliente.', false]);
  for (const other of [about(2, ['undated'], true), about(2, ['taken']), about(2, ['trash'])]) {
    asked.warnings = [about(1, ['minor'], true), other];
    expect(await paused()).toEqual([expect.stringMatching('não veria ninguém'), true]);
  }
  asked.warnings = [];
  asked.isCurrent = false;
  expect(await paused()).toEqual(['Conferindo os avisos antes de enviar…', true]);
  form.isModified = true;
  expect(await paused()).toEqual(['Salve o pacote para enviar.', true]);
});
