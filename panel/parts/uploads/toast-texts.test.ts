// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
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

test('a refused save of a form stays said until a save comes through', async () => {
  const own = { ...toast };
  await act(async () =>
    createRoot(document.createElement('div')).render(createElement(ToastTexts, null, '')),
  );
  const texts = { loading: 'Enviando', success: (text: string) => text, error: (text: string) => text };
  own.error.mockReturnValue(7);
  await toast.promise(Promise.reject('Não foi salvo: sem conexão'), texts);
  const forever = { id: 7, duration: Number.POSITIVE_INFINITY };
  expect(own.error).toHaveBeenCalledExactlyOnceWith('Não foi salvo: sem conexão', forever);
  expect(own.dismiss).not.toHaveBeenCalled();
  await toast.promise(Promise.resolve('Salvo.'), texts);
  expect(own.dismiss).toHaveBeenCalledWith(7);
  expect(own.success).toHaveBeenCalledWith('Salvo.', { id: 7 });
});
