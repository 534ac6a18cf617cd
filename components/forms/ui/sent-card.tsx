import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
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

type EndProps = Omit<ComponentProps<typeof FormEnd>, 'sentCard'> & {
  rows: CardProps['rows'];
  /** The address of the page with the form: without script it is empty there. */
  path: string;
  /** Content below the title of the card. */
  children?: ReactNode;
  sentTexts: CardProps['texts'];
};

/** The end of a form that is followed by a card with the sent values. */
export function EndWithCard({ rows, path, sentTexts, children, ...end }: EndProps) {
  const { outcome } = end;
  const card = outcome?.status === 'sent' && (
    <SentCard
      reference={outcome.reference}
      sendsMail={outcome.sendsMail}
      rows={rows}
      again={{ href: path, onClick: end.onClear }}
      texts={sentTexts}
    >
      {children}
    </SentCard>
  );
  return <FormEnd {...end} sentCard={card} />;
}
