// @vitest-environment happy-dom
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormAnswer, failed } from '@/lib/forms/answer';
import { act, until } from './testing/act';
import { FORMS, type TestedForm } from './testing/forms';

// The form takes over all input that came before hydration (docs/decisions/early-clicks.md).

const page = vi.hoisted((): { answer: FormAnswer | null } => ({ answer: null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useActionState: (action: unknown) => [page.answer, action],
}));
vi.mock('./contact/actions', () => ({ sendContact: vi.fn(async () => failed('offline')) }));
vi.mock('./application/actions', () => ({ sendApplication: vi.fn(async () => failed('offline')) }));
vi.mock('./quote/actions', () => ({ sendQuote: vi.fn(async () => failed('offline')) }));

const REQUIRED = 'Preencha este campo.';
const NAMES = ['contact', 'getScouted', 'favorites'] as const satisfies readonly TestedForm[];
const POSTED = ['contact', 'getScouted'] as const satisfies readonly TestedForm[];

let root: Root | undefined;
let place: HTMLElement;

/** The page as the server sends it, before its script comes. */
function arrive(name: TestedForm, answer: FormAnswer | null = null) {
  page.answer = answer;
  place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(FORMS[name].form);
}
async function hydrate(name: TestedForm) {
  await act(async () => {
    root = hydrateRoot(place, FORMS[name].form);
  });
}

const field = (name: string) => {
  const found = place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
/** Sets a value as a browser does, past what React watches. */
function fillSilently(name: string, text: string) {
  const control = field(name);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  return control;
}
const type = (name: string, text: string) =>
  act(async () => {
    fillSilently(name, text).dispatchEvent(new Event('input', { bubbles: true }));
  });
const entries = (name: TestedForm) => Object.entries(FORMS[name].fields);
const values = (name: TestedForm) => entries(name).map(([each]) => field(each).value);
const wanted = (name: TestedForm) => entries(name).map(([, text]) => text);
const marked = () =>
  [...place.querySelectorAll('[aria-invalid="true"]')].map((each) => each.getAttribute('name'));
const summary = () => place.querySelector('[role="alert"]')?.textContent;
const draftOf = (name: TestedForm) => JSON.parse(localStorage.getItem(`draft:${name}`) ?? '{}').values;
const missing = (name: TestedForm) =>
  failed('fields', { errors: Object.fromEntries(entries(name).map(([each]) => [each, 'required'])) });
const submit = () =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  await act(() => root?.unmount());
});

describe.each(POSTED)('%s, sent before its script came', (name) => {
  it('each error goes when its field is right, and the summary with the last', async () => {
    arrive(name, missing(name));
    expect(marked()).toEqual(expect.arrayContaining(Object.keys(FORMS[name].fields)));
    await hydrate(name);
    for (const [each, text] of entries(name)) {
      expect(place.textContent).toContain(REQUIRED);
      await type(each, text);
      await until(() => expect(marked()).not.toContain(each));
    }
    expect(place.textContent).not.toContain(REQUIRED);
    expect(summary()).toBe('');
  });

  it('what was mended before the script came is not marked', async () => {
    arrive(name, missing(name));
    for (const [each, text] of entries(name)) fillSilently(each, text);
    await hydrate(name);
    await until(() => expect(marked()).toEqual([]));
    expect(values(name)).toEqual(wanted(name));
  });

  it('what the page gives back stays, with its own error', async () => {
    arrive(
      name,
      failed('fields', { errors: { email: 'email' }, values: { ...FORMS[name].fields, email: 'ana@' } }),
    );
    await hydrate(name);
    expect(marked()).toEqual(['email']);
    expect(field('email').value).toBe('ana@');
    await type('email', 'ana@example.com');
    await until(() => expect(marked()).toEqual([]));
    expect(values(name)).toEqual(wanted(name));
  });

  it('a draft that fills a field takes its error along', async () => {
    localStorage.setItem(`draft:${name}`, JSON.stringify({ at: Date.now(), values: FORMS[name].fields }));
    arrive(name, missing(name));
    await hydrate(name);
    await until(() => expect(marked()).toEqual([]));
    expect(values(name)).toEqual(wanted(name));
  });

  it('once stored it leaves no draft of what was sent', async () => {
    localStorage.setItem(`draft:${name}`, JSON.stringify({ at: Date.now(), values: FORMS[name].fields }));
    arrive(name, { status: 'sent', reference: 'AB-12345', sendsMail: false });
    await hydrate(name);
    expect(place.textContent).toContain('AB-12345');
    expect(values(name).join('')).toBe('');
    expect(draftOf(name)).toBeUndefined();
  });
});

it('an application, sent early: the summary goes with the error of its last photo', async () => {
  arrive('getScouted', failed('fields', { errors: { email: 'email', image_1: 'photoMissing' } }));
  await hydrate('getScouted');
  expect(marked()).toEqual(['email', 'image_1']);
  await type('email', 'ana@example.com');
  await until(() => expect(marked()).toEqual(['image_1']));
  expect(summary()).not.toBe('');
  Object.defineProperty(field('image_1'), 'files', { value: [new File(['x'], 'a.jpg')] });
  await act(() => field('image_1').dispatchEvent(new Event('change', { bubbles: true })));
  await until(() => expect(marked()).toEqual([]));
  expect(summary()).toBe('');
});

it('an application with empty fields says so while its photos are still being prepared', async () => {
  arrive('getScouted');
  await hydrate('getScouted');
  const endless = Object.assign(new File(['x'], 'a.jpg'), { arrayBuffer: () => new Promise(() => {}) });
  Object.defineProperty(field('image_1'), 'files', { value: [endless] });
  await act(() => field('image_1').dispatchEvent(new Event('change', { bubbles: true })));
  await submit();
  await until(() => expect(marked()).toEqual(expect.arrayContaining(['realname', 'image_2'])));
  expect(marked()).not.toContain('image_1');
});

describe.each(NAMES)('%s', (name) => {
  it('what was typed before the script came stays, and is the draft', async () => {
    arrive(name);
    for (const [each, text] of entries(name)) fillSilently(each, text);
    await hydrate(name);
    expect(values(name)).toEqual(wanted(name));
    expect(draftOf(name)).toEqual(FORMS[name].fields);
  });

  it('what a browser fills in without an event is sent, and marked no longer', async () => {
    arrive(name);
    await hydrate(name);
    await submit();
    await until(() => expect(marked()).toEqual(expect.arrayContaining(Object.keys(FORMS[name].fields))));
    for (const [each, text] of entries(name)) fillSilently(each, text);
    // The form had put the focus into the first of them, which is filled in, too.
    const [[first = ''] = []] = entries(name);
    await act(async () => {
      field(first).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      field('email').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await until(() => {
      for (const each of Object.keys(FORMS[name].fields)) expect(marked()).not.toContain(each);
    });
  });

  it('what a browser fills in without an event is the draft once the page is left', async () => {
    arrive(name);
    await hydrate(name);
    for (const [each, text] of entries(name)) fillSilently(each, text);
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(draftOf(name)).toEqual(FORMS[name].fields);
  });

  it('a stored draft fills the fields', async () => {
    localStorage.setItem(`draft:${name}`, JSON.stringify({ at: Date.now(), values: FORMS[name].fields }));
    arrive(name);
    await hydrate(name);
    expect(values(name)).toEqual(wanted(name));
  });

  it('out of the back/forward cache it shows the draft of the page in between', async () => {
    arrive(name);
    await hydrate(name);
    const [[first = '', text = ''] = [], [second = '', other = ''] = []] = entries(name);
    await type(first, text);
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    localStorage.setItem(
      `draft:${name}`,
      JSON.stringify({ at: Date.now(), values: { [first]: 'Bia', [second]: other } }),
    );
    const show = () =>
      act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await show();
    expect([field(first).value, field(second).value]).toEqual(['Bia', other]);
    localStorage.clear();
    await show();
    expect(values(name).join('')).toBe('');
    expect(draftOf(name)).toBeUndefined();
  });
});

describe('the application as it arrives, for readers without script too', () => {
  it('begins its heights near those of most, and has all of the specification', () => {
    arrive('getScouted');
    const heights = [...place.querySelectorAll('[name=height] option')].map(({ textContent }) =>
      Number.parseInt(textContent, 10),
    );
    expect(heights.slice(0, 3)).toEqual([Number.NaN, 150, 151]);
    expect(heights.slice(1).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 171 }, (_, at) => 30 + at),
    );
  });

  it('asks nobody for a guardian before it knows a day of birth', () => {
    arrive('getScouted');
    expect(place.querySelector('[data-asked]')?.getAttribute('data-asked')).toBe('false');
    expect(place.textContent).not.toMatch(/(?<!Se )você tem menos de 18/i);
  });
});
