import { existsSync, readdirSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { diskStore } from '../../files/disk.ts';
import type { FileStore } from '../../files/store.ts';

/** The tables and files of a panel, looked at without it. */
export type Outside = {
  rowsOf: (table: string) => Promise<unknown[]>;
  isSound: () => Promise<boolean>;
  files: FileStore;
  /** Uploads that were never finished, by name. */
  unfinished: () => string[];
  close: () => unknown;
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A panel with SQLite and a folder. */
export function outsideOf(data: string): Outside {
  const client = createClient({ url: `file:${data}/panel.sqlite` });
  return {
    rowsOf: async (table) => (await client.execute(`SELECT * FROM "${table}"`)).rows,
    isSound: async () => (await client.execute('PRAGMA integrity_check')).rows[0]?.[0] === 'ok',
    files: diskStore(data),
    unfinished: () => namesIn(`${data}/private/incoming`),
    close: () => client.close(),
  };
}
