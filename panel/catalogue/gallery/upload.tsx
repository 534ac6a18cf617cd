'use client';

import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';
import { type Pending, sendPending, setPending } from './pending.ts';

type FilesInputProps = { labels: Labels; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** The ways to new photos: files of this device, chosen or dropped, and others beside them. */
export function FilesInput({ labels, onFiles, children }: FilesInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shorter way to the first button
    <div
      className={`${styles.links} ${isOver ? styles.over : ''}`}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button type="button" className={controls.secondary} onClick={() => input.current?.click()}>
        {labels.add}
      </button>
      {children}
      <span className={`${styles.silent} ${styles.hint}`}>{labels.dropHere}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.heic,.heif"
        aria-label={labels.add}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

type Props = {
  path: string;
  pending: Pending;
  labels: Labels;
  onSent: (ids: number[]) => void;
};

/** Chosen files: one description for all, then their upload, with refusals and reasons. A save uploads them too. */
export function Upload({ path, pending, labels, onSent }: Props) {
  const { files, alt, through, refusals } = pending;
  const id = useId();
  const total = files.length;
  const onEnd = () => setPending(path, null);
  const send = async () => onSent((await sendPending(path, labels.noAnswer)).ids);
  if (refusals.length > 0)
    return (
      <div className={styles.upload} role="alert">
        <p>{labels.refused}</p>
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
    const line = fill(labels.sending, { n: Math.min(through + 1, total), total });
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
        onChange={({ target }) => setPending(path, { ...pending, alt: { ...alt, [language]: target.value } })}
        // the form around it is the talent's
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  );
  return (
    <div className={styles.upload}>
      <p>
        <strong>{fill(labels.files, { n: total })}</strong> {labels.withSave}
      </p>
      {field('pt', labels.describe)}
      {field('en', labels.describeEn)}
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={send}>
          {labels.send}
        </button>
        <button type="button" className={controls.secondary} onClick={onEnd}>
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}
