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

it('paper shows what is there: a picture on its way gives way to its copy on screen, else to the others', async () => {
  const place = document.createElement('div');
  document.body.innerHTML = `<img src="/a?w=640" srcset="/a?w=640 640w, /a?w=1080 1080w"><img src="/c?w=640">
    <div data-on-paper><img src="/a?w=1080"><img src="/b?w=1080"></div>`;
  document.body.append(place);
  const there = (src: string) => /w=640/.test(src);
  for (const image of document.querySelectorAll('img'))
    Object.defineProperties(image, {
      complete: { get: () => there(image.src) },
      naturalWidth: { get: () => (there(image.src) ? 640 : 0) },
      currentSrc: { get: () => image.src },
    });
  const root = createRoot(place);
  await act(() => root.render(<PrintButton label="Print" />));
  const onPaper = () =>
    [...document.querySelectorAll<HTMLImageElement>('[data-on-paper] img')].map(({ src, hidden }) => [
      new URL(src).pathname + new URL(src).search,
      hidden,
    ]);
  dispatchEvent(new Event('beforeprint'));
  expect(onPaper()).toEqual([
    ['/a?w=640', false],
    ['/b?w=1080', true],
  ]);
  dispatchEvent(new Event('afterprint'));
  expect(onPaper()).toEqual([
    ['/a?w=1080', false],
    ['/b?w=1080', false],
  ]);
  await act(() => root.unmount());
});
