// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoritesAtom } from '@/components/favorites/favorites';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { act, until } from './testing/act';
import { FORMS } from './testing/forms';

// The card after a message or a quote was stored (docs/decisions/forms.md).

const answer = vi.hoisted(() => ({
  ...{ status: 'sent', reference: 'AB-12345' as string | null, sendsMail: true },
}));
vi.mock('./contact/actions', () => ({ sendContact: async () => ({ ...answer }) }));
vi.mock('./quote/actions', () => ({ sendQuote: async () => ({ ...answer }) }));
vi.mock('./ui/send-form', async (original) => ({
  ...(await original<typeof import('./ui/send-form')>()),
  sendForm: (send: (data: FormData) => unknown, data: FormData) => send(data),
}));
vi.mock('@/lib/domain/constants', async (original) => ({
  ...(await original<typeof import('@/lib/domain/constants')>()),
  FORM_RESET_MS: 300,
}));

const { Form, Sent } = portuguese;
const TYPED = {
  contact: FORMS.contact.fields,
  favorites: { ...FORMS.favorites.fields, phone: '+55 (47) 99999-8888' },
};
const NAMES = ['contact', 'favorites'] as const;

let root: Root;
let place: HTMLElement;

async function send(name: (typeof NAMES)[number]) {
  const store = createStore();
  store.set(favoritesAtom, () => ({
    7: { id: 7, name: 'Bia Souza', section: 'models', gender: 'woman', cover: null },
  }));
  await act(() => root.render(<Provider store={store}>{FORMS[name].form}</Provider>));
  for (const [field, text] of Object.entries(TYPED[name])) {
    const control = place.querySelector(`[name="${field}"]`);
    if (control)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    await act(() => control?.dispatchEvent(new Event('input', { bubbles: true })));
  }
  await act(() =>
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  await until(() => expect(place.querySelector('[role="status"] h2')).not.toBeNull());
}
const said = () => place.querySelector('[role="status"]')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  answer.reference = 'AB-12345';
  answer.sendsMail = true;
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

describe.each(NAMES)('%s, sent', (name) => {
  it('ends with a card of the reference, what happens next and what was sent, which outlives the reset', async () => {
    await send(name);
    const expected = [answer.reference, Sent.confirmed, Sent.readWhen, ...Object.values(TYPED[name])];
    if (name === 'favorites') expected.push('Bia Souza');
    for (const text of expected) expect(said()).toContain(text);
    await until(() => expect(place.querySelector('button[type="submit"]')?.textContent).toBe(Form.send));
    expect(place.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
    for (const text of expected) expect(said()).toContain(text);
  });

  it('leads back to the empty form, and to its first field', async () => {
    await send(name);
    await until(() => expect(place.querySelector('button[type="submit"]')?.textContent).toBe(Form.send));
    const again = [...place.querySelectorAll('a')].find(
      ({ textContent }) => textContent === Sent.message.again,
    );
    await act(() => again?.click());
    expect(place.querySelector('[data-card]')).toBeNull();
    expect(document.activeElement).toBe(place.querySelector('[name="name"]'));
  });

  it('announces no e-mail where the service sends none', async () => {
    answer.sendsMail = false;
    await send(name);
    expect(said()).toContain(Sent.readWhen);
    expect(said()).not.toContain(Sent.confirmed);
  });
});
