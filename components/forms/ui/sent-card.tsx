import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { EntryForm } from './entry-form';
import { type Field, FieldsOf, type Kinds } from './fields';
import formStyles from './form.module.scss';
import { FormEnd } from './form-end';
import styles from './sent-card.module.scss';
import type { SentTexts } from './sent-texts';

type SentRow = { label: string; value: string | undefined };
type CardProps = {
  reference: string | null;
  sendsMail: boolean;
  rows: readonly SentRow[];
  /** The way back to the form. */
  again: { href: string; onClick: MouseEventHandler };
  /** Content below the title. */
  children?: ReactNode;
  texts: SentTexts;
};

/** The card after a send: reference, next steps (a mail only if the service sends it) and the sent values. */
function SentCard({ reference, sendsMail, rows, again, children, texts }: CardProps) {
  const { confirmed, read } = texts.steps;
  const { next } = texts;
  const sent = rows.filter(({ value }) => value);
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <div className={styles.lead}>
          <h2 className={styles.title} tabIndex={-1}>
            {texts.title}
          </h2>
          {children}
        </div>
        <div className={styles.next}>
          {reference !== null && (
            <p className={styles.reference}>
              <span>{texts.reference}</span> <strong>{reference}</strong>
            </p>
          )}
          <ol className={styles.steps}>
            {(sendsMail ? [confirmed, read] : [read]).map(({ when, what }) => (
              <li key={when}>
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
          <p className={styles.links}>
            <a className={styles.on} {...again}>
              {texts.again}
            </a>
            <Link className={styles.on} href={next.href}>
              {next.text}
            </Link>
          </p>
          {sent.length > 0 && (
            <dl className={styles.sent}>
              {sent.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </div>
  );
}

type FormProps = Omit<ComponentProps<typeof EntryForm>, 'entry' | 'children'>;
type End = Pick<ComponentProps<typeof FormEnd>, 'phase' | 'outcome' | 'hasDraft' | 'onClear'>;

/** The texts of a form that ends in a card, in this language. */
export type CardFormTexts = FormProps & {
  /** The address of the page with the form: without script it is empty there. */
  path: string;
  sentTexts: CardProps['texts'];
  note: ReactNode;
};

type CardFormProps = CardFormTexts & {
  table: readonly Field[];
  kinds?: Kinds;
  entry: ComponentProps<typeof EntryForm>['entry'] & End & { sent: Record<string, string> };
  /** Content below the title of the card. */
  children?: ReactNode;
};

/** A form of a table's fields, followed by a card with the sent values. */
export function CardForm({ table, kinds, entry, path, sentTexts, note, children, ...form }: CardFormProps) {
  const { phase, outcome, sent } = entry;
  const { texts, labels } = form;
  const card = outcome?.status === 'sent' && (
    <SentCard
      reference={outcome.reference}
      sendsMail={outcome.sendsMail}
      rows={table.map(({ name }) => ({ label: labels[name] ?? name, value: sent[name] }))}
      again={{ href: path, onClick: entry.onClear }}
      texts={sentTexts}
    >
      {children}
    </SentCard>
  );
  return (
    <EntryForm entry={entry} {...form}>
      <fieldset className={formStyles.fields} disabled={phase !== 'idle'}>
        <legend className={formStyles.legend}>{texts.legend}</legend>
        <FieldsOf table={table} kinds={kinds} />
      </fieldset>
      {note}
      <FormEnd {...entry} texts={texts} sentCard={card} />
    </EntryForm>
  );
}
