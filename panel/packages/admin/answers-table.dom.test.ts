// @vitest-environment happy-dom
import { act, type ComponentProps, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswersTable } from './answers-table.tsx';

vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Props = ComponentProps<typeof AnswersTable>;
const labels: Props['labels'] = {
  ...{
    heading: 'Respostas',
    talent: 'Talento',
    nobody: 'Ninguém',
    loading: 'Lendo',
    yes: 'Sim',
    maybe: 'Talvez',
  },
  ...{
    no: 'Não',
    sent: 'enviou',
    draft: 'não enviou',
    unsent: 'Não enviado:',
    nothing: 'nada',
    next: 'Próximo',
  },
  ...{ sheet: 'Planilha', on_hold: 'De outro', reserved: 'Deste', late: 'Desde {at}' },
  opens: { opened: '', notOpened: '', anybody: '', phone: '', tablet: '', computer: '' },
  merge: {
    ...{
      start: '',
      question: '',
      answers: '',
      after: '',
      two: '',
      differ: '',
      confirm: '',
      cancel: '',
      failed: '',
    },
  },
};
const TALENTS: Props['talents'] = [
  { id: 1, name: 'Aurora', hold: null },
  { id: 2, name: 'Bento', hold: null },
  { id: 3, name: 'Caio', hold: 'reserved' },
];
const yes = (talent: number) => ({ talent, pick: 'yes', comment: '' });
const rita = {
  key: 'r',
  name: 'Rita',
  sent_at: '2026-01-01',
  sent: [yes(1)],
  unsent: [2],
  answers: [yes(1), yes(2)],
};
const answered = () => Response.json({ people: [rita], opens: [] });

let root: Root;
let place: HTMLElement;
const fetched = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const draw = () =>
  act(async () =>
    root.render(
      createElement(AnswersTable, { source: '/a', acts: '/b', sendsMail: false, talents: TALENTS, labels }),
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const note = () => [...place.querySelectorAll('p[role=status]')].map(({ textContent }) => textContent).join();

test('a hold is offered after a yes that was sent, not for a draft, and is taken back where it stands', async () => {
  fetched.mockImplementation(async () => answered());
  await draw();
  const steps = [...place.querySelectorAll('tr td:last-child')].map((cell) =>
    [...cell.querySelectorAll('td > div > button')].map(({ textContent }) => textContent),
  );
  expect(steps).toEqual([['Reservar'], [], ['Desfazer a reserva']]);
});

test('one reading that fails is no late table; several are, since when, until one comes through', async () => {
  fetched.mockImplementation(async () => answered());
  await draw();
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(5_000);
  expect(note()).toBe('');
  await pass(5_000);
  expect(note()).toBe('');
  fetched.mockImplementation(async () => new Response(null, { status: 503 }));
  await pass(20_000);
  expect(note()).toMatch(/^Desde \d\d:\d\d$/);
  fetched.mockImplementation(async () => answered());
  await pass(5_000);
  expect(note()).toBe('');
});

test('a slow answer is waited for, and nothing asks again meanwhile', async () => {
  fetched.mockClear();
  fetched.mockImplementation(() => new Promise((done) => setTimeout(() => done(answered()), 10_000)));
  await draw();
  await pass(9_000);
  expect([fetched.mock.calls.length, note()]).toEqual([1, '']);
  await pass(2_000);
  expect([note(), place.querySelectorAll('tbody tr').length]).toEqual(['', 3]);
});
