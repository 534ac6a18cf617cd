import { afterEach, expect, it, vi } from 'vitest';
import { keepCopies } from './keep-copies';

afterEach(() => vi.unstubAllGlobals());

const talent = { id: 1, name: 'Ana', section: 'models', gender: 'woman', cover: null } as const;

/** A browser with or without our worker, before a site that has switched copies off. */
function visit(hasWorker: boolean) {
  const register = vi.fn(() => Promise.reject(new Error('seen')));
  const getRegistration = async () => (hasWorker ? {} : undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'x-copies-end': '1' } }));
  return register;
}

it('switched off, no worker comes to a browser that has none', async () => {
  const register = visit(false);
  await keepCopies('pt', [talent]);
  expect(register).not.toHaveBeenCalled();
});

it('switched off, a worker that is there is asked for anew, so that it ends', async () => {
  const register = visit(true);
  await expect(keepCopies('en', [talent])).rejects.toThrow('seen');
  expect(register).toHaveBeenCalledOnce();
});
