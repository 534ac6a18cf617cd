// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { OpenMade } from './open-made.tsx';

let isModified = true;
const opened = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => isModified,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: opened }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('what is typed and not saved is not left behind for what is made of an entry', async () => {
  const posted = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ address: '/2' }));
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const labels = { make: 'Criar talento', busy: '', failed: '' };
  const press = async () => {
    await act(async () => root.render(createElement(OpenMade, { action: '/make', labels })));
    await act(async () => place.querySelector('button')?.click());
  };
  await press();
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Salve antes');
  expect(posted).not.toHaveBeenCalled();
  isModified = false;
  await press();
  expect(opened).toHaveBeenCalledWith('/2');
});
