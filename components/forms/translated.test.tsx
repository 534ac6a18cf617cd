// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { PhotoSlot } from './application/photo-slot';
import { act, until } from './testing/act';
import { FORMS, type TestedForm } from './testing/forms';
import { translate } from './testing/translate';
import { FieldFrame } from './ui/fields';
import { FormBoundary } from './ui/form-boundary';

// A page that a translator or an extension has changed (docs/decisions/changed-pages.md).

const STORED = vi.hoisted(() => ({ status: 'sent', reference: 'AB-12345', sendsMail: false }) as const);
vi.mock('./contact/actions', () => ({ sendContact: async () => STORED }));
vi.mock('./application/actions', () => ({ sendApplication: async () => STORED }));
vi.mock('./application/upload', () => ({ upload: async () => STORED }));
vi.mock('./quote/actions', () => ({ sendQuote: async () => STORED }));
vi.mock('./application/use-photos', async () => {
  const { useState } = await import('react');
  const nothing = () => undefined;
  return {
    usePhotos: () => {
      const [errors, setErrors] = useState({});
      const attach = async () => ({});
      return {
        slots: {},
        errors,
        round: 0,
        setErrors,
        choose: nothing,
        remove: nothing,
        clear: nothing,
        missing: () => ({}),
        attach,
      };
    },
  };
});
vi.mock('./ui/send-form', async (original) => ({
  ...(await original<typeof import('./ui/send-form')>()),
  sendForm: (send: (data: FormData) => unknown, data: FormData) => send(data),
}));
vi.mock('@/lib/domain/constants', async (original) => ({
  ...(await original<typeof import('@/lib/domain/constants')>()),
  FORM_RESET_MS: 300,
}));

const { Form } = portuguese;
const ALL = {
  contact: FORMS.contact.fields,
  favorites: { ...FORMS.favorites.fields, phone: '+55 (47) 99999-8888' },
  getScouted: {
    ...FORMS.getScouted.fields,
    phone: '+55 (47) 99999-8888',
    birthdate: '29/02/2000',
    gender: null,
    height: null,
    country: 'Brasil',
    id_state: 'Santa Catarina',
  },
};
const NAMES = ['contact', 'getScouted', 'favorites'] as const satisfies readonly TestedForm[];

let root: Root | undefined;
let store: ReturnType<typeof createStore>;
let place: HTMLElement;
const broken = vi.fn();

const Broken = () => {
  throw new Error('taken apart');
};

const draw = (form: ReactNode) =>
  act(() =>
    root?.render(
      <Provider store={store}>
        <FormBoundary texts={Form}>{form}</FormBoundary>
      </Provider>,
    ),
  );

async function open(name: TestedForm) {
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place, { onCaughtError: broken, onUncaughtError: broken });
  await draw(FORMS[name].form);
}

async function fill(name: TestedForm) {
  for (const [field, text] of Object.entries(ALL[name])) {
    const control = place.querySelector(`[name="${field}"]`);
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
    else if (control)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    await act(async () => {
      control?.dispatchEvent(new Event('input', { bubbles: true }));
      control?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}
const submit = () =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  store = createStore();
  localStorage.clear();
  broken.mockClear();
});
afterEach(async () => {
  await act(() => root?.unmount());
});

describe.each(NAMES)('%s, translated', (name) => {
  it('says what is missing, is sent, says its reference and begins anew', async () => {
    await open(name);
    const translateMore = translate(place);
    await submit();
    await until(() => expect(place.textContent).toContain(Form.errors.required));
    translateMore();
    await fill(name);
    translateMore();
    await submit();
    await until(() => expect(place.textContent).toContain(STORED.reference));
    translateMore();
    await until(() => expect(place.querySelector('button[type="submit"]')?.textContent).toBe(Form.send));
    expect(broken).not.toHaveBeenCalled();
  });
});

it('a field that is optional and then is not, translated, says so', async () => {
  const city = (optional?: string) => (
    <FieldFrame label="Cidade" optional={optional}>
      {(inputProps) => <input {...inputProps} />}
    </FieldFrame>
  );
  await open('contact');
  await draw(city(Form.optional));
  const translateMore = translate(place);
  const label = () => place.querySelector('label')?.textContent;
  for (const optional of [undefined, Form.optional, undefined]) {
    await draw(city(optional));
    expect(label()).toBe(optional ? `Cidade (${optional})` : 'Cidade');
    translateMore();
  }
  expect(broken).not.toHaveBeenCalled();
});

it('a place for a photo, translated, names the file that is chosen and guides again once it is removed', async () => {
  const texts = portuguese.Scouted;
  const { hint } = texts.photos.image_1;
  const chosen = { name: 'retrato.jpg', url: null, isPreparing: true } as const;
  const slot = (now: typeof chosen | undefined) => (
    <ul>
      <PhotoSlot
        field="image_1"
        slot={now}
        error={undefined}
        texts={texts}
        takesHeic={true}
        onChoose={vi.fn()}
        onRemove={vi.fn()}
      />
    </ul>
  );
  await open('contact');
  await draw(slot(undefined));
  const translateMore = translate(place);
  for (const now of [chosen, undefined]) {
    await draw(slot(now));
    expect(place.querySelector('p')?.textContent).toBe(now ? now.name : hint);
    translateMore();
  }
  expect(broken).not.toHaveBeenCalled();
});

describe('a form that something took apart', () => {
  const takeApart = () => place.querySelector('button[type="submit"]')?.replaceChildren();

  it('that was stored says its reference, and never that it failed', async () => {
    await open('contact');
    await fill('contact');
    takeApart();
    await submit();
    await until(() => expect(place.textContent).toContain(STORED.reference));
    expect(broken).toHaveBeenCalled();
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('');
    expect(localStorage.getItem('draft:contact')).toBeNull();
  });

  it('that was not sent says that the text is stored on this device', async () => {
    await open('contact');
    await fill('contact');
    await draw(<Broken />);
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(Form.broken);
    expect(localStorage.getItem('draft:contact')).toContain('Bom dia');
  });
});
