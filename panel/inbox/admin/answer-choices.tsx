'use client';

import { useField } from '@payloadcms/ui';
import { useId, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import type { Reply } from '../../platform/reference/reply-texts.ts';
import styles from './inbox.module.css';
import { useAnswered } from './use-answered.ts';

const CHOICES = ['accepted', 'declined'] as const satisfies Reply[];

type Label =
  | Reply
  | 'title'
  | 'words'
  | 'mail'
  | 'chat'
  | 'copy'
  | 'copied'
  | 'notCopied'
  | 'save'
  | 'takeBack'
  | 'taken';
/** `address` and `chat`: where an answer is opened, by mail and by WhatsApp; null without a number. */
type Props = {
  texts: Record<Reply, string>;
  address: string;
  chat: string | null;
  labels: Record<Label, string>;
};

/** Chooses or takes back an answer: sets the application's outcome, and gives a text to change, send or copy. */
export function AnswerChoices({ texts, address, chat, labels }: Props) {
  const outcome = useField<string | null>({ path: 'outcome' });
  const status = useField<string>({ path: 'status' });
  const [words, setWords] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const title = useId();
  const { answered } = useAnswered();
  const takeBack = () => {
    outcome.setValue(null);
    setWords(null);
    setSaid(labels.taken);
  };
  const choose = (which: Reply) => {
    outcome.setValue(which);
    status.setValue('answered');
    setWords(texts[which]);
    setSaid(labels.save);
  };
  const copy = () =>
    navigator.clipboard.writeText(words ?? '').then(
      () => setSaid(labels.copied),
      () => setSaid(labels.notCopied),
    );
  return (
    <section aria-labelledby={title} className={styles.answer}>
      <h3 id={title}>{labels.title}</h3>
      <div className={styles.actions}>
        {CHOICES.map((which) => (
          <button
            key={which}
            type="button"
            className={controls.secondary}
            aria-pressed={outcome.value === which}
            onClick={() => choose(which)}
          >
            {labels[which]}
          </button>
        ))}
        {outcome.value && (
          <button type="button" className={controls.secondary} onClick={takeBack}>
            {labels.takeBack}
          </button>
        )}
      </div>
      {words !== null && (
        <>
          <textarea
            aria-label={labels.words}
            className={controls.input}
            rows={9}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className={styles.actions}>
            <a
              className={controls.primary}
              href={`${address}${encodeURIComponent(words)}`}
              onClick={() => void answered().catch(console.error)}
            >
              {labels.mail}
            </a>
            {chat && (
              <a
                className={controls.secondary}
                href={`${chat}?text=${encodeURIComponent(words)}`}
                target="_blank"
                rel="noreferrer noopener"
                onClick={() => void answered().catch(console.error)}
              >
                {labels.chat}
              </a>
            )}
            <button type="button" className={controls.secondary} onClick={copy}>
              {labels.copy}
            </button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
