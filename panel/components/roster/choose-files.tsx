'use client';

import { useId, useState } from 'react';
import type { PhotoFile } from '../../roster/read-files.ts';
import type { Table } from '../../roster/read-table.ts';
import styles from './roster.module.css';
import type { Words } from './words.ts';

export type Chosen = { table: Table; files: PhotoFile[]; key: string };
type Props = { words: Words; onChosen: (chosen: Chosen) => void };

const nameOf = ({ name, size }: File): string => `${name} ${size}`;

/** The sheet and the photos, read here: what reads them is fetched when it is needed. */
export function ChooseFiles({ words, onChosen }: Props) {
  const id = useId();
  const [sheet, setSheet] = useState<File | null>(null);
  const [said, setSaid] = useState('');
  const read = async (table: File | null, photos: readonly File[]) => {
    if (!table) return;
    setSaid(words.reading);
    const { readTable } = await import('../../roster/read-table.ts');
    const found = await readTable(table).catch(() => null);
    if (!found || found.rows.length === 0) return setSaid(words.notRead);
    const { readFiles } = await import('../../roster/read-files.ts');
    const files = await readFiles(photos).catch(() => null);
    if (!files) return setSaid(words.photosNotRead);
    setSaid('');
    onChosen({ table: found, files, key: [table, ...photos].map(nameOf).join('\n').slice(0, 2_000) });
  };
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const input = (label: string, accept: string, change: (files: File[]) => void, isFolder = false) => (
    <label className={styles.file} htmlFor={id + label}>
      <span>{label}</span>
      <input
        id={id + label}
        type="file"
        accept={accept}
        multiple={accept !== '.csv,.xlsx'}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => change([...(target.files ?? [])])}
      />
    </label>
  );
  const addPhotos = (more: File[]) => {
    setPhotos(more);
    read(sheet, more);
  };
  return (
    <div className={styles.files}>
      {input(words.table, '.csv,.xlsx', ([table]) => {
        setSheet(table ?? null);
        read(table ?? null, photos);
      })}
      {input(words.photos, '.zip,image/*', addPhotos)}
      {input(words.folder, 'image/*', addPhotos, true)}
      <p role="status">{said}</p>
    </div>
  );
}
