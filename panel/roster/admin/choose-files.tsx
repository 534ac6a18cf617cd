'use client';

import { type InputHTMLAttributes, useId, useRef, useState } from 'react';
import { fill } from '../../parts/ui/fill.ts';
import type { Files as ReadFiles } from '../read-files.ts';
import type { Table } from '../read-table.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';

type FileChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  labels: Labels;
  isFolder?: boolean;
  onChange: (files: File[]) => void;
};

/** Chooses files of this device. The browser's own button speaks the computer's language; this one the panel's. */
function FileChoice({ label, labels, isFolder, onChange, ...input }: FileChoiceProps) {
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

/** `within`: the photos inside the workbook itself. */
export type Chosen = { tables: Table[]; files: ReadFiles; within: number; key: string };
type Files = { table: File | null; photos: readonly File[]; folder: readonly File[] };
type Props = { labels: Labels; onChosen: (chosen: Chosen) => void };

const nameOf = ({ name, size }: File): string => `${name} ${size}`;

/** The sheet and the photos, read here: the readers are loaded on demand. */
export function ChooseFiles({ labels, onChosen }: Props) {
  const chosen = useRef<Files>({ table: null, photos: [], folder: [] });
  const [said, setSaid] = useState('');
  const read = async (table: File | null, photos: readonly File[]) => {
    if (!table) return;
    setSaid(labels.reading);
    const { readTables } = await import('../read-table.ts');
    const tables = await readTables(table).catch(() => []);
    if (tables.length === 0) return setSaid(labels.notRead);
    const { photosWithin, readFiles } = await import('../read-files.ts');
    const files = await readFiles(photos).catch(() => null);
    if (!files) return setSaid(labels.photosNotRead);
    setSaid('');
    const within = await photosWithin(table);
    onChosen({ tables, files, within, key: [table, ...photos].map(nameOf).join('\n').slice(0, 2_000) });
  };
  const choose = (change: Partial<Files>) => {
    const files = { ...chosen.current, ...change };
    chosen.current = files;
    read(files.table, [...files.photos, ...files.folder]);
  };
  return (
    <div className={styles.files}>
      <FileChoice
        label={labels.table}
        accept=".csv,.xlsx"
        labels={labels}
        onChange={([table = null]) => choose({ table })}
      />
      <FileChoice
        label={labels.photos}
        accept=".zip,image/*,.heic,.heif"
        multiple
        labels={labels}
        onChange={(photos) => choose({ photos })}
      />
      <FileChoice
        label={labels.folder}
        accept="image/*,.heic,.heif"
        multiple
        isFolder
        labels={labels}
        onChange={(folder) => choose({ folder })}
      />
      <p role="status">{said}</p>
    </div>
  );
}
