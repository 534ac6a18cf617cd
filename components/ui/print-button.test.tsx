// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { PrintButton } from './print-button';

it('prints once the pictures that only paper shows are decoded; ⌘ or Ctrl fetches them ahead', async () => {
  const place = document.createElement('div');
  document.body.innerHTML = '<div data-on-paper><img loading="lazy" src="/a.jpg"></div>';
  document.body.append(place);
  const image = document.querySelector('img');
  if (!image) throw new Error('no picture');
  const { promise, resolve } = Promise.withResolvers<void>();
  const decode = vi.fn(() => promise);
  image.decode = decode;
  const print = vi.fn();
  Object.assign(window, { print });
  const root = createRoot(place);
  await act(() => root.render(<PrintButton label="Print" />));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true, bubbles: true }));
  expect(image.loading).toBe('eager');
  await act(() => place.querySelector('button')?.click());
  expect(decode).toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
  await act(async () => {
    resolve();
    await promise;
  });
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  await act(() => root.unmount());
});
