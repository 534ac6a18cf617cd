'use client';

import { type InputHTMLAttributes, useId, useState } from 'react';
import { fill } from '../../parts/ui/fill.ts';
import styles from './roster.module.css';
import type { Words } from './words.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  words: Words;
  isFolder?: boolean;
  onChange: (files: File[]) => void;
};

/** Chooses files of this device. The browser's own button speaks the computer's language; this one the panel's. */
export function FileChoice({ label, words, isFolder, onChange, ...input }: Props) {
  const id = useId();
  const [files, setFiles] = useState<File[]>([]);
  const chosen = files.length > 1 ? fill(words.chosen, { n: files.length }) : files[0]?.name;
  return (
    <label className={styles.file}>
      <span id={id}>{label}</span>
      <input
        {...input}
        {...(isFolder && { webkitdirectory: '' })}
        type="file"
        aria-labelledby={id}
        aria-describedby={`${id}-chosen`}
        onChange={({ target }) => {
          const next = [...(target.files ?? [])];
          setFiles(next);
          onChange(next);
        }}
      />
      <span className={styles.choice}>
        <span aria-hidden="true">{words.choose}</span>
        <span id={`${id}-chosen`}>{chosen ?? words.nothing}</span>
      </span>
    </label>
  );
}
