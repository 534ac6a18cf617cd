// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const form = vi.hoisted(() => ({
  dispatchFields: vi.fn(),
  getDataByPath: () => [1],
  setModified: vi.fn(),
  submit: vi.fn(async () => {}),
}));
const { toast } = vi.hoisted(() => ({ toast: { dismiss: vi.fn(), warning: vi.fn() } }));
vi.mock('@payloadcms/ui', () => ({
  toast,
  useForm: () => form,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
vi.mock('../../parts/ui/buttons.tsx', () => ({
  SaveButton: ({ save }: { save: () => void }) => createElement('button', { type: 'button', onClick: save }),
}));
// files of one worker share their modules, and would share what is mocked for one of them
vi.resetModules();
const { SaveWithFiles } = await import('./save-with-files.tsx');
const { choosePending } = await import('./pending.ts');
afterAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('chosen files are in the save that uploads them, and a refused one is named after it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const file = init?.body instanceof FormData && init.body.get('file');
    return file instanceof File && file.name === 'boa.jpg'
      ? Response.json({ doc: { id: 9 } })
      : Response.json({ errors: [{ message: 'nota.jpg: não é uma foto' }] }, { status: 400 });
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(createElement(SaveWithFiles)));
  choosePending('book', [new File(['a'], 'boa.jpg'), new File(['b'], 'nota.jpg')]);
  await act(async () => place.querySelector('button')?.click());
  expect(form.submit).toHaveBeenCalledExactlyOnceWith({ overrides: { book: [1, 9] } });
  // a save that is refused leaves them in the form
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith({
    ...{ type: 'UPDATE', path: 'book', value: [1, 9] },
  });
  expect(toast.warning.mock.calls[0]?.[0]).toBe('Não entraram: nota.jpg: não é uma foto');
  await act(async () => root.unmount());
});
