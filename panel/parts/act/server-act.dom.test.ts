// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

let isModified = false;
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => isModified,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
const { useAnswer } = await import('./call.ts');
const { ServerAct } = await import('./server-act.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ASKED = {
  start: 'Reservar',
  confirm: 'Sim',
  cancel: 'Voltar',
  close: 'Pronto',
  failed: 'Não deu certo.',
};
const told = z.object({ told: z.string() });

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  isModified = false;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const Told = ({ address, again }: { address: string; again: number }) =>
  useAnswer(address, told, again)?.told ?? 'nobody';
const answers = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
const press = (name: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );
const textOf = (role: string) => place.querySelector(`[role=${role}]`)?.textContent;

test('what is typed and not saved is not left behind for what is made of an entry', async () => {
  const posted = answers(() => Response.json({ address: '/2' }));
  const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const draw = () =>
    act(async () =>
      root.render(
        createElement(ServerAct, { act: '/make', after: 'open', labels: { start: 'Criar', failed: '' } }),
      ),
    );
  isModified = true;
  await draw();
  await press('Criar');
  expect(textOf('alert')).toContain('Salve antes');
  expect(posted).not.toHaveBeenCalled();
  isModified = false;
  await draw();
  await press('Criar');
  expect(opened).toHaveBeenCalledWith('/2');
});

test('a result stays until it is read, and only then the page is drawn anew', async () => {
  answers(() => Response.json({ told: 'Rita' }));
  const after = vi.fn();
  const result = (done: z.infer<typeof told> | null) => done?.told;
  const props = {
    act: '/hold',
    shape: told,
    after,
    result,
    labels: ASKED,
    children: 'Reservar mesmo?',
  };
  await act(async () => root.render(createElement(ServerAct<null, z.infer<typeof told>>, props)));
  await press('Reservar');
  await press('Sim');
  expect(textOf('status')).toBe('Rita');
  expect(after).not.toHaveBeenCalled();
  await press('Pronto');
  expect(after).toHaveBeenCalledExactlyOnceWith({ told: 'Rita' });
});

test.each([
  [
    'a refusal',
    () => Response.json({ errors: [{ message: 'Está na lixeira.' }] }, { status: 409 }),
    ' Está na lixeira.',
  ],
  [
    'a fault of the server',
    () => Response.json({ errors: [{ message: 'Something' }] }, { status: 500 }),
    ' ',
  ],
  [
    'a panel that is busy',
    () => Response.json({ errors: [{ message: 'O disco está cheio.' }] }, { status: 503 }),
    ' O disco está cheio.',
  ],
  ['an answer of another shape', () => Response.json({}), ' '],
])('%s is no success: the dialog says so and stays', async (_, answer, reason) => {
  answers(answer);
  const after = vi.fn();
  const props = { act: '/hold', shape: told, after, labels: ASKED, children: 'Reservar mesmo?' };
  await act(async () => root.render(createElement(ServerAct<null, z.infer<typeof told>>, props)));
  await press('Reservar');
  await press('Sim');
  expect(textOf('alert')).toBe(`${ASKED.failed}${reason}`);
  expect(after).not.toHaveBeenCalled();
});

test('the dialog is closed before the page is left: whoever stays there has the page', async () => {
  answers(() => Response.json({ told: 'Rita' }));
  const after = vi.fn();
  const props = { act: '/hold', shape: told, after, labels: ASKED, children: 'Reservar mesmo?' };
  await act(async () => root.render(createElement(ServerAct<null, z.infer<typeof told>>, props)));
  await press('Reservar');
  await press('Sim');
  expect(after).toHaveBeenCalledExactlyOnceWith({ told: 'Rita' });
  expect(place.querySelector('dialog')?.open).toBe(false);
});

test('what an earlier question asked is not shown in a later one', async () => {
  const asked = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const waiting = asked.map(({ promise }) => promise);
  const ask = () => waiting.shift() ?? Promise.resolve(null);
  const children = (name: string | null) => `Avisa: ${name}`;
  const props = { act: '/hold', ask, labels: ASKED, children };
  await act(async () => root.render(createElement(ServerAct<string, null>, props)));
  await press('Reservar');
  await press('Voltar');
  await press('Reservar');
  await act(async () => asked[1]?.resolve('Bia'));
  await act(async () => asked[0]?.resolve('Rita'));
  expect(place.textContent).toContain('Avisa: Bia');
});

test('progress that its owner draws takes the place of the question, and the dialog stays open with it', async () => {
  answers(() => Response.json({}));
  const draw = (result: string | false) =>
    act(async () =>
      root.render(createElement(ServerAct, { act: '/allow', result, labels: ASKED }, 'Marcar todos?')),
    );
  await draw(false);
  await press('Reservar');
  await press('Sim');
  await draw('Marcado em 2 de 2.');
  expect(textOf('status')).toBe('Marcado em 2 de 2.');
  expect(place.querySelector('dialog')?.open).toBe(true);
});

test('nothing is confirmed before what it means was read', async () => {
  const posted = answers(() => Response.json({ told: 'Rita' }));
  const { promise, resolve } = Promise.withResolvers<string>();
  const children = (asked: string | null) => `Avisa: ${asked}`;
  const props = { act: '/hold', ask: () => promise, labels: { ...ASKED, reading: 'Um momento…' }, children };
  await act(async () => root.render(createElement(ServerAct<string, null>, props)));
  await press('Reservar');
  await press('Sim');
  expect(posted).not.toHaveBeenCalled();
  await act(async () => resolve('Rita'));
  expect(place.textContent).toContain('Avisa: Rita');
  await press('Sim');
  expect(posted).toHaveBeenCalledOnce();
});

const typeInto = (name: string, text: string) =>
  act(async () => {
    const input = place.querySelector<HTMLInputElement>(name);
    if (!input) throw new Error(`no ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('the fields of a question are sent, once they are valid', async () => {
  const posted = answers(() => Response.json({}));
  const field = createElement('input', { name: 'title', required: true });
  const props = {
    act: '/copy',
    body: (fields: FormData) => Object.fromEntries(fields),
    labels: ASKED,
    children: field,
  };
  await act(async () => root.render(createElement(ServerAct, props)));
  await press('Reservar');
  await press('Sim');
  expect(posted).not.toHaveBeenCalled();
  await typeInto('input', 'Cópia');
  await press('Sim');
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    '/copy',
    expect.objectContaining({ body: '{"title":"Cópia"}' }),
  );
});

test('a number is typed before, and the act is given it', async () => {
  const done = vi.fn(async (_typed: string) => true);
  const props = { act: (_say: unknown, typed: string) => done(typed), number: 50, labels: ASKED };
  await act(async () => root.render(createElement(ServerAct, props, 'Mover 50?')));
  await press('Reservar');
  await typeInto('input', '49');
  await press('Sim');
  expect(done).not.toHaveBeenCalled();
  await typeInto('input', '50');
  await press('Sim');
  expect(done).toHaveBeenCalledExactlyOnceWith('50');
});

test('an earlier answer of the same address stays when a later reading fails, and no other address has it', async () => {
  const draw = (address: string, again: number) =>
    act(async () => root.render(createElement(Told, { address, again })));
  answers(() => Response.json({ told: 'Rita' }));
  await draw('/links', 1);
  answers(() => new Response(null, { status: 503 }));
  await draw('/links', 2);
  expect(place.textContent).toBe('Rita');
  await draw('/others', 2);
  expect(place.textContent).toBe('nobody');
});
