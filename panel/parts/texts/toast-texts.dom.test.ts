// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastTexts } from './toast-texts.tsx';

const { toast } = vi.hoisted(() => {
  const toast = {
    success: vi.fn(),
    error: vi.fn(),
    loading: vi.fn(() => 7),
    dismiss: vi.fn(),
    promise: vi.fn(),
  };
  return { toast };
});
vi.mock('@payloadcms/ui', () => ({ toast, useTranslation: () => ({ i18n: { language: 'pt' } }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const texts = { loading: 'Enviando', success: (text: string) => text, error: (text: string) => text };
beforeEach(() => {
  window.history.replaceState(null, '', '/admin/collections/talents/1');
});

test('a refused save of a form stays said until a save comes through', async () => {
  const own = { ...toast };
  const draw = createRoot(document.createElement('div'));
  await act(async () => draw.render(createElement(ToastTexts, null, '')));
  own.error.mockReturnValue(7);
  await toast.promise(Promise.reject('Não foi salvo: sem conexão'), texts);
  const forever = { id: 7, duration: Number.POSITIVE_INFINITY };
  expect(own.error).toHaveBeenCalledExactlyOnceWith('Não foi salvo: sem conexão', forever);
  expect(own.dismiss).not.toHaveBeenCalled();
  await toast.promise(Promise.resolve('Salvo.'), texts);
  expect(own.dismiss).toHaveBeenCalledWith(7);
  expect(own.success).toHaveBeenCalledWith('Salvo.', { id: 7 });
  await act(async () => draw.unmount());
});

test('a save takes its own page’s errors away, and leaves those of others to be read', async () => {
  const draw = createRoot(document.createElement('div'));
  const own = { ...toast };
  await act(async () => draw.render(createElement(ToastTexts, null, '')));
  own.dismiss.mockClear();
  own.error.mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
  toast.error('Não foi enviada.');
  window.history.replaceState(null, '', '/admin/collections/talents/2');
  toast.error('Confira os campos.');
  toast.error('Confira o e-mail.');
  const { promise, resolve } = Promise.withResolvers<string>();
  const saved = toast.promise(promise, texts);
  // somebody who goes on while it is saved
  window.history.replaceState(null, '', '/admin/collections/posts/2');
  resolve('Salvo.');
  await saved;
  expect(own.dismiss.mock.calls).toEqual([[2], [3]]);
  await act(async () => draw.unmount());
});

test('a new entry that is saved at last takes the errors of its form away', async () => {
  const draw = createRoot(document.createElement('div'));
  const own = { ...toast };
  await act(async () => draw.render(createElement(ToastTexts, null, '')));
  own.dismiss.mockClear();
  own.error.mockReturnValueOnce(1).mockReturnValueOnce(2);
  window.history.replaceState(null, '', '/admin/collections/posts/create');
  toast.error('Confira o título.');
  window.history.replaceState(null, '', '/admin/collections/talents/create');
  toast.error('Confira estes campos (2).');
  // Payload says it on the page of what was made, by no promise
  window.history.replaceState(null, '', '/admin/collections/talents/3');
  toast.success('Criado.');
  expect(own.dismiss.mock.calls).toEqual([[2]]);
  await act(async () => draw.unmount());
});
