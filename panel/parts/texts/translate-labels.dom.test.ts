// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { TEXT_OVERRIDES } from './overrides.ts';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'pt' } }) }));
// files of one worker share their modules, and would share what is mocked for one of them
vi.resetModules();
const { TranslateLabels } = await import('./translate-labels.tsx');
afterAll(() => void vi.resetModules());
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('texts in Payload’s code are ours, also those that are drawn later, and the button of a list stays', async () => {
  const { createNew } = TEXT_OVERRIDES.pt.general;
  const button = (name: string) =>
    `<button class="${name}"><span class="btn__content"><span class="btn__label">${createNew}</span></span></button>`;
  document.body.innerHTML = `${button('list')}${button('upload__createNewToggler')}
    <table><tr><td class="cell-_select"><div class="select-row__checkbox"><input aria-label=""></div></td><td>Ana</td></tr></table>
    <div aria-live="polite"><span id="aria-selection">option Mainboard, selected.</span></div>`;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(TranslateLabels, null, '')));
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  expect([textOf('.list'), textOf('.upload__createNewToggler')]).toEqual(['Criar', 'Enviar foto']);
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('Selecionar Ana');
  expect(textOf('#aria-selection')).toBe('Mainboard: escolhido.');
  const late = document.body.appendChild(document.createElement('button'));
  late.setAttribute('aria-label', 'Close toast');
  await vi.waitFor(() => expect(late.getAttribute('aria-label')).toBe('Fechar aviso'));
  await act(async () => root.unmount());
});
