import type { ComponentProps, ReactNode } from 'react';
import pieces from '@/components/ui/pieces.module.scss';
import { EntryForm } from './entry-form';
import { type Field, FieldsOf, type Kinds, labelOf } from './fields';
import formStyles from './form.module.scss';
import { FormEnd } from './form-end';
import { Sent, type SentTexts } from './sent';

type FormProps = Omit<ComponentProps<typeof EntryForm>, 'entry' | 'children' | 'labels'>;
type End = Pick<ComponentProps<typeof FormEnd>, 'phase' | 'outcome' | 'hasDraft' | 'onClear'>;

/** The texts of a form that ends in a card, in this language. */
export type CardFormTexts<Name extends string = string> = FormProps & {
  /** Derived from the form's table: without a field of the schema they lack its label, and the compiler says so. */
  labels: Record<Name, string>;
  /** The address of the page with the form: without script it is empty there. */
  path: string;
  sentTexts: SentTexts;
  note: ReactNode;
};

type CardFormProps = CardFormTexts & {
  table: readonly Field[];
  kinds?: Kinds;
  entry: ComponentProps<typeof EntryForm>['entry'] & End & { sent?: Record<string, string> };
  /** Content below the title of the card. */
  children?: ReactNode;
};

/** A form of a table's fields, followed by a card with the sent values. */
export function CardForm({ table, kinds, entry, path, sentTexts, note, children, ...form }: CardFormProps) {
  const { phase = 'idle', outcome, sent = {} } = entry;
  const { texts, labels } = form;
  const card = outcome?.status === 'sent' && (
    <Sent
      answer={outcome}
      rows={table.map(({ name }) => ({ label: labelOf(labels, name), value: sent[name] }))}
      again={{ href: path, onClick: entry.onClear }}
      texts={sentTexts}
    >
      {children}
    </Sent>
  );
  return (
    <EntryForm entry={entry} {...form}>
      <fieldset className={formStyles.fields} disabled={phase !== 'idle'}>
        <legend className={pieces.unseen}>{texts.legend}</legend>
        <FieldsOf table={table} kinds={kinds} />
      </fieldset>
      {note}
      <FormEnd {...entry} texts={texts} sentCard={card} />
    </EntryForm>
  );
}
