'use client';

import { useState } from 'react';
import type { Files as ReadFiles } from '../read-files.ts';
import type { Table } from '../read-table.ts';
import { FileChoice } from './file-choice.tsx';
import styles from './roster.module.css';
import type { Words } from './words.ts';

export type Chosen = { table: Table; files: ReadFiles; key: string };
type Files = { table: File | null; photos: readonly File[]; folder: readonly File[] };
type Props = { words: Words; onChosen: (chosen: Chosen) => void };

const nameOf = ({ name, size }: File): string => `${name} ${size}`;

/** The sheet and the photos, read here: the readers are loaded on demand. */
export function ChooseFiles({ words, onChosen }: Props) {
  const [chosen, setChosen] = useState<Files>({ table: null, photos: [], folder: [] });
  const [said, setSaid] = useState('');
  const read = async (table: File | null, photos: readonly File[]) => {
    if (!table) return;
    setSaid(words.reading);
    const { readTable } = await import('../read-table.ts');
    const found = await readTable(table).catch(() => null);
    if (!found || found.rows.length === 0) return setSaid(words.notRead);
    const { readFiles } = await import('../read-files.ts');
    const files = await readFiles(photos).catch(() => null);
    if (!files) return setSaid(words.photosNotRead);
    setSaid('');
    onChosen({ table: found, files, key: [table, ...photos].map(nameOf).join('\n').slice(0, 2_000) });
  };
  const choose = (change: Partial<Files>) => {
    const files = { ...chosen, ...change };
    setChosen(files);
    read(files.table, [...files.photos, ...files.folder]);
  };
  return (
    <div className={styles.files}>
      <FileChoice
        label={words.table}
        accept=".csv,.xlsx"
        words={words}
        onChange={([table = null]) => choose({ table })}
      />
      <FileChoice
        label={words.photos}
        accept=".zip,image/*"
        multiple
        words={words}
        onChange={(photos) => choose({ photos })}
      />
      <FileChoice
        label={words.folder}
        accept="image/*"
        multiple
        isFolder
        words={words}
        onChange={(folder) => choose({ folder })}
      />
      <p role="status">{said}</p>
    </div>
  );
}
