'use client';

import { type InputHTMLAttributes, useId, useState } from 'react';
import { fill } from '../../parts/ui/fill.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  labels: Labels;
  isFolder?: boolean;
  onChange: (files: File[]) => void;
};

/** Chooses files of this device. The browser's own button speaks the computer's language; this one the panel's. */
export function FileChoice({ label, labels, isFolder, onChange, ...input }: Props) {
  const id = useId();
  const [files, setFiles] = useState<File[]>([]);
  const chosen = files.length > 1 ? fill(labels.chosen, { n: files.length }) : files[0]?.name;
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
        <span aria-hidden="true">{labels.choose}</span>
        <span id={`${id}-chosen`}>{chosen ?? labels.nothing}</span>
      </span>
    </label>
  );
}
