import { expect } from '@playwright/test';
import portuguese from '../../../messages/pt.json' with { type: 'json' };
import { PT } from '../../support/application-page';
import type { Kind } from '../../support/inbox';
import { ADULT, fillChoices } from './application';
import type { Visitor } from './visitor';

/** A form in the table of early input: texts by field name, in the order of the screen. */
export type TestedForm = {
  kind: Kind;
  path: string;
  css: 'main' | 'dialog';
  texts: Record<string, string>;
  /** Opens the form, if the page alone does not. */
  open: (visitor: Visitor) => Promise<void>;
  /** Fields that are not typed. */
  choose: (visitor: Visitor, file: string) => Promise<void>;
};

const MESSAGE = { name: 'Ana Lima', email: 'ana@example.com', message: 'Bom dia' };
const nothing = async () => {};

export const FORMS: Record<'contact' | 'quote' | 'application', TestedForm> = {
  contact: {
    kind: 'messages',
    path: '/contato',
    css: 'main',
    texts: MESSAGE,
    open: nothing,
    choose: nothing,
  },
  quote: {
    kind: 'quotes',
    path: '/favoritos',
    css: 'dialog',
    texts: MESSAGE,
    open: (visitor) => visitor.press({ css: 'main button', name: portuguese.Favorites.budget }),
    choose: (visitor) => visitor.fill({ css: 'dialog input[name="phone"]' }, '4733334444'),
  },
  application: {
    kind: 'applications',
    path: PT.path,
    css: 'main',
    texts: { realname: 'Ana Lima', name: 'Ana', email: 'ana@example.com', instagr: '@ana' },
    open: nothing,
    async choose(visitor, file) {
      await fillChoices(visitor, ADULT, file);
      await visitor.fill({ css: 'input[name="phone"]' }, '47999998888');
    },
  },
};

const control = ({ css }: TestedForm, name: string) => `${css} form [name="${name}"]`;

export async function typeInto(visitor: Visitor, form: TestedForm, names: readonly string[]) {
  for (const name of names) await visitor.fill({ css: control(form, name) }, form.texts[name] ?? '');
}

/** Sets values as browsers fill them in: React hears of none. */
export const fillSilently = (visitor: Visitor, form: TestedForm) =>
  visitor.ask(
    (values) => {
      for (const [css, text] of values) {
        const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(css);
        if (field)
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      }
    },
    Object.entries(form.texts).map(([name, text]): [string, string] => [control(form, name), text]),
  );

export const valuesOf = (visitor: Visitor, form: TestedForm) =>
  visitor.ask(
    (fields) => fields.map((css) => document.querySelector<HTMLInputElement>(css)?.value),
    Object.keys(form.texts).map((name) => control(form, name)),
  );

/** The names of the typed fields that are marked as wrong. */
const markedIn = (visitor: Visitor, form: TestedForm) =>
  visitor.ask(
    (fields) => fields.filter((css) => document.querySelector(`${css}[aria-invalid="true"]`)),
    Object.keys(form.texts).map((name) => control(form, name)),
  );

export const send = (visitor: Visitor, { css }: TestedForm) =>
  visitor.press({ css: `${css} form button`, name: PT.send });

export const expectValues = (visitor: Visitor, form: TestedForm) =>
  expect.poll(() => valuesOf(visitor, form).catch(() => [])).toEqual(Object.values(form.texts));

export const expectMarked = (visitor: Visitor, form: TestedForm, count: number) =>
  expect.poll(() => markedIn(visitor, form).catch(() => null), { timeout: 20_000 }).toHaveLength(count);
