import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import styles from './sent.module.scss';

type Step = { when: string; what: string };

/** The texts in place of a form that was sent. */
export type SentTexts = {
  title: string;
  reference: string;
  /** In their order; `confirmed` only if the service sends a mail. */
  steps: { confirmed: Step } & Record<string, Step>;
  /** To the form again. */
  again: string;
  /** The way on. */
  next?: { href: string; text: string };
};

type Props = {
  answer: { reference: string | null; sendsMail: boolean };
  /** The way back to the form. */
  again: { href: string; onClick: MouseEventHandler | undefined };
  texts: SentTexts;
  /** It has the whole page, and the focus; else it is a card. */
  isScreen?: boolean;
  /** The sent values. */
  rows?: readonly { label: string; value: string | undefined }[];
  /** Content below the title. */
  children?: ReactNode;
};

/** The end of a send: reference, next steps and the sent values. */
export function Sent({ answer, again, texts, isScreen = false, rows = [], children }: Props) {
  const { reference, sendsMail } = answer;
  const { confirmed, ...others } = texts.steps;
  const steps = Object.values(sendsMail ? { confirmed, ...others } : others);
  const sent = rows.filter(({ value }) => value);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isScreen) heading.current?.focus({ preventScroll: true });
  }, [isScreen]);
  return (
    <section className={isScreen ? styles.screen : styles.place}>
      <div className={styles.card}>
        <div className={styles.lead}>
          <h2
            ref={heading}
            className={styles.title}
            tabIndex={-1}
            aria-describedby={isScreen && reference !== null ? 'reference' : undefined}
          >
            {texts.title}
          </h2>
          {children}
        </div>
        <div className={styles.next}>
          {reference !== null && (
            <p className={styles.reference} id={isScreen ? 'reference' : undefined}>
              <span>{texts.reference}</span> <strong>{reference}</strong>
            </p>
          )}
          <ol className={styles.steps}>
            {steps.map(({ when, what }) => (
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
            {texts.next && (
              <Link className={styles.on} href={texts.next.href}>
                {texts.next.text}
              </Link>
            )}
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
    </section>
  );
}
