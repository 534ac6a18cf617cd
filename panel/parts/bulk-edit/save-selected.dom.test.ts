// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { toast } = vi.hoisted(() => ({
  toast: { success: vi.fn(() => 1), error: vi.fn(), dismiss: vi.fn() },
}));
vi.mock('@payloadcms/ui', () => ({
  toast,
  Link: 'a',
  useConfig: () => ({ getEntityConfig: () => ({}) }),
  useForm: () => ({ getData: () => ({ status: 'draft' }) }),
  useFormModified: () => true,
  useListQuery: () => ({ query: {} }),
  useRouteCache: () => ({ clearRouteCache: vi.fn() }),
  useSelection: () => ({ count: 60, getQueryParams: () => '?where[id][exists]=true' }),
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
const { SaveSelected } = await import('./save-selected.tsx');
const { LABELS } = await import('./edit-selected.tsx');
const { inLanguage } = await import('../../platform/reference/language.ts');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const IDS = Array.from({ length: 60 }, (_, at) => at + 1);
const sent: Record<string, unknown>[] = [];
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
const onDone = vi.fn();
/** `saved`: the panel's answer to the change itself. */
async function draw(saved: () => Response) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).includes('/selected?'))
      return Response.json({ ids: IDS, titles: [], minors: 'Menores: Lia.' });
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    if (!body.isPreview) return saved();
    return Response.json({
      preview: [{ name: 'status', changed: 55, same: 5 }],
      ids: IDS.slice(0, 55),
      notice: '',
    });
  });
  const field = { name: 'status', type: 'text' } as const;
  const props = {
    slug: 'talents',
    chosen: [{ label: 'Situação', value: 'status', field, group: '' }],
    ...{ changes: {}, canUndo: true, labels: inLanguage(LABELS, 'pt'), onDone },
  };
  await act(async () => root.render(createElement(SaveSelected, props)));
}
beforeEach(() => {
  sent.length = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  onDone.mockClear();
});
const press = (name: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );
const type = (number: string) =>
  act(async () => {
    const input = place.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, number);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a change of many is shown first, asks for the number that changes, and tells how to undo it', async () => {
  await draw(() => Response.json({ changed: 55, failed: [] }));
  await press('Ver o que muda');
  expect(place.textContent).toContain('Situação: muda em 55, já é assim em 5.');
  expect(place.textContent).toContain('Menores: Lia.');
  await press('Salvar');
  expect(sent).toHaveLength(1);
  await type('55');
  await press('Salvar');
  expect(sent[1]).toMatchObject({ ids: IDS.slice(0, 55), typed: '55', fields: { status: 'draft' } });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith(
    'Salvo em 55.',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Desfazer' }) }),
  );
  expect(onDone).toHaveBeenCalledOnce();
});

test('whoever did not change is named with the reason, and the form stays', async () => {
  const failed = [{ id: 7, title: 'Lia', message: 'Está na lixeira.' }];
  await draw(() => Response.json({ changed: 54, failed }, { status: 409 }));
  await press('Ver o que muda');
  await type('55');
  await press('Salvar');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Não mudou em 1 de 55:Lia: Está na lixeira.');
  await press('Fechar');
  expect(onDone).not.toHaveBeenCalled();
});

test('a change that the panel refuses says why', async () => {
  await draw(() => Response.json({ errors: [{ message: 'Você não pode mudar.' }] }, { status: 403 }));
  await press('Ver o que muda');
  await type('55');
  await press('Salvar');
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Você não pode mudar.');
});
