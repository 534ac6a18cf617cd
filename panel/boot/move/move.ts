import { drizzle } from 'drizzle-orm/node-postgres';
import type { Payload } from 'payload';
import { clientOf } from '../../platform/db/client.ts';
import { diskStore } from '../../platform/files/disk.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { migrations } from '../../platform/migrations/sqlite/index.ts';
import { moveDatabase } from './move-database.ts';
import { moveFiles } from './move-files.ts';
import { openSource } from './source.ts';

type Options = {
  /** Folder with panel.sqlite and, with another store in `to`, the files. */
  data: string;
  to: FileStore | null;
  isDry: boolean;
  say: (line: string) => void;
};

/** Moves `data`'s SQLite to the open PostgreSQL and files to `to`; rows commit last. Gives how many. */
export async function move(payload: Payload, { data, to, isDry, say }: Options): Promise<number> {
  const source = await openSource(
    `${data}/panel.sqlite`,
    migrations.map(({ name }) => name),
  );
  const before = async (): Promise<void> => {
    if (to) await moveFiles({ from: diskStore(data), to, isDry, say });
  };
  try {
    let rows = 0;
    await clientOf(payload).open(async () => {
      const connection = await payload.db.pool.connect();
      try {
        rows = await moveDatabase({ source, target: drizzle(connection), isDry, say, before });
      } finally {
        connection.release();
      }
    });
    return rows;
  } finally {
    await source.close();
  }
}
