import { useEffect, useRef } from 'react';
import styles from './sent-screen.module.scss';
import type { ApplicationTexts } from './texts';

type Props = { reference: string | null; sendsMail: boolean; texts: ApplicationTexts['arrived'] };

/** The screen after an application, focused: reference, next steps and when; a mail only if the service sends it. */
export function SentScreen({ reference, sendsMail, texts }: Props) {
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
      <p id="again">
        <a className={styles.again} href="#again">
          {texts.again}
        </a>
      </p>
    </section>
  );
}
