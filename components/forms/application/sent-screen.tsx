import { type MouseEventHandler, useEffect, useRef } from 'react';
import type { ApplicationTexts } from './application-screen';
import styles from './sent-screen.module.scss';

type Props = {
  reference: string | null;
  sendsMail: boolean;
  /** The way back to the form. */
  again: { href: string; onClick: MouseEventHandler };
  texts: ApplicationTexts['arrived'];
};

/** In place of a sent application, focused: reference, next steps; a mail only if the service sends it. */
export function SentScreen({ reference, sendsMail, again, texts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { confirmed, ...others } = texts.steps;
  const steps = Object.values(sendsMail ? { confirmed, ...others } : others);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.screen}>
      <h2
        ref={heading}
        className={styles.title}
        tabIndex={-1}
        aria-describedby={reference === null ? undefined : 'reference'}
      >
        {texts.title}
      </h2>
      {reference !== null && (
        <p className={styles.reference} id="reference">
          {texts.reference} <strong>{reference}</strong>
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
      <p>
        <a className={styles.again} {...again}>
          {texts.again}
        </a>
      </p>
    </section>
  );
}
