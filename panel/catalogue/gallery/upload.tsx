'use client';

import { useId, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import { type Refusal, sendFiles } from './send-file.ts';
import type { Words } from './words.ts';

type Props = { files: readonly File[]; words: Words; onSent: (ids: number[]) => void; onEnd: () => void };

/** Chosen files: one description for all, then their upload, with refusals and reasons. */
export function Upload({ files, words, onSent, onEnd }: Props) {
  const [alt, setAlt] = useState({ pt: '', en: '' });
  const [through, setThrough] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<Refusal[] | null>(null);
  const id = useId();
  const total = files.length;
  const send = async () => {
    setThrough(0);
    const { ids, refusals } = await sendFiles(files, {
      alt,
      noAnswer: words.noAnswer,
      onEach: setThrough,
    });
    onSent(ids);
    if (refusals.length === 0) onEnd();
    else setRefusals(refusals);
  };
  if (refusals)
    return (
      <div className={styles.upload} role="alert">
        <p>{words.refused}</p>
        <ul>
          {refusals.map(({ name, reason }) => (
            <li key={name}>
              <strong>{name}</strong>: {reason}
            </li>
          ))}
        </ul>
        <button type="button" className={controls.secondary} onClick={onEnd}>
          OK
        </button>
      </div>
    );
  if (through !== null) {
    const line = fill(words.sending, { n: Math.min(through + 1, total), total });
    return (
      <div className={styles.upload}>
        <p role="status">{line}</p>
        <progress value={through} max={total} aria-label={line} />
      </div>
    );
  }
  const field = (language: 'pt' | 'en', label: string) => (
    <label htmlFor={`${id}${language}`}>
      {label}
      <input
        id={`${id}${language}`}
        className={controls.input}
        value={alt[language]}
        maxLength={300}
        onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
        // the form around it is the talent's
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  );
  return (
    <div className={styles.upload}>
      <p>
        <strong>{fill(words.files, { n: total })}</strong>
      </p>
      {field('pt', words.describe)}
      {field('en', words.describeEn)}
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={send}>
          {words.send}
        </button>
        <button type="button" className={controls.secondary} onClick={onEnd}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
