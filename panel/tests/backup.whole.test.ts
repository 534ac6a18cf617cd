import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastBackupAt } from '../boot/backup/manifest.ts';
import { diskStore } from '../platform/files/disk.ts';
import { type Outside, outsideOfCluster } from './chaos/outside.ts';
import { ownEngines } from './own-engines.ts';
import { answersOf, script } from './script.ts';

const PHOTO = 'media/capa-3f9a1c0b2d.jpg';
const SEALED = `private/applications/${'a'.repeat(32)}/1.sealed`;
const FILES = [PHOTO, SEALED];

type Settings = Record<string, string>;
const root = mkdtempSync(join(tmpdir(), 'panel-backup-'));
const backups = join(root, 'backups');
const placed = async (name: string): Promise<Settings> => ({
  PASSARELA_DATA: join(root, name),
  ...(await ownEngines(name)),
});
let [agency, newMachine]: Settings[] = [{}, {}];
let backup = '';

/** Rows and files, looked at without a panel. Close it: libSQL would hold the file for longer than that. */
function lookAt(at: Settings = {}): Pick<Outside, 'rowsOf' | 'files' | 'close'> {
  if (at.DATABASE_URL) return outsideOfCluster(at, []);
  const database = new DatabaseSync(`${at.PASSARELA_DATA}/panel.sqlite`);
  return {
    rowsOf: async (table) => database.prepare(`SELECT * FROM "${table}"`).all(),
    files: diskStore(at.PASSARELA_DATA ?? ''),
    close: () => database.close(),
  };
}
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A hash of each table's rows and of each file. */
async function contentOf(at: Settings | undefined): Promise<Settings> {
  const outside = lookAt(at);
  const found: Settings = {};
  const { rows } = JSON.parse(readFileSync(`${backup}/manifest.json`, 'utf8'));
  for (const table of Object.keys(rows)) {
    const lines = (await outside.rowsOf(table)).map((row) => JSON.stringify(row));
    found[table] = hashOf(lines.sort().join('\n'));
  }
  for (const prefix of ['media/', 'private/']) {
    for await (const { key } of outside.files.list(prefix)) {
      const file = await outside.files.get(key);
      if (file) found[key] = hashOf(await buffer(file.stream));
    }
  }
  await outside.close();
  return found;
}

async function change(at: Settings = {}, statement: string): Promise<void> {
  if (at.DATABASE_URL) {
    const database = drizzle(at.DATABASE_URL);
    await database.execute(statement);
    await database.$client.end();
  } else {
    const database = new DatabaseSync(`${at.PASSARELA_DATA}/panel.sqlite`);
    database.exec(statement);
    database.close();
  }
}

const backUp = () => script(agency ?? {}, 'scripts/backup.ts', backups);
const restore = (at: Settings | undefined, ...args: string[]) =>
  script(at ?? {}, 'scripts/restore.ts', ...args);
const finished = () =>
  readdirSync(backups)
    .filter((name) => name.endsWith('Z'))
    .sort();

/** A copy of the backup, in which one file is changed. */
function copyWith(name: string, content: string | null): string {
  const copy = mkdtempSync(join(root, 'copy-'));
  cpSync(backup, copy, { recursive: true });
  if (content === null) rmSync(join(copy, name));
  else writeFileSync(join(copy, name), content);
  return copy;
}

beforeAll(async () => {
  agency = await placed('backup_from');
  newMachine = await placed('backup_to');
  const filled = await script(agency, 'tests/move/fill.ts');
  expect(filled.code, filled.said).toBe(0);
  // these talents bring their ids, which PostgreSQL does not count
  if (agency.DATABASE_URL) await change(agency, "SELECT setval(pg_get_serial_sequence('talents', 'id'), 60)");
  const { files, close } = lookAt(agency);
  for (const key of FILES) await files.put(key, Buffer.from(key.repeat(1_000)));
  await close();
  const made = await backUp();
  expect(made.code, made.said).toBe(0);
  backup = join(backups, finished()[0] ?? '');
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test('the panel knows when the last backup was finished', async () => {
  const { files, close } = lookAt(agency);
  const at = Date.parse((await lastBackupAt(files)) ?? '');
  await close();
  expect(Date.now() - at).toBeLessThan(120_000);
});

test('a backup restored on an empty machine: the same rows, files, answers and next ids', {
  timeout: 240_000,
}, async () => {
  const before = await contentOf(agency);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['talents', ...FILES]));
  const restored = await restore(newMachine, backup);
  expect(restored.code, restored.said).toBe(0);
  expect(restored.said).toContain('no old database tells');
  expect(await contentOf(newMachine)).toEqual(before);
  const [there, here] = [await answersOf(newMachine ?? {}), await answersOf(agency ?? {})];
  expect(there.length).toBeGreaterThan(75);
  expect(there).toEqual(here);
  expect(there.slice(-2)).toEqual(['61', '21']);
});

test('two more backups at once copy no file again, and remove what a killed one left', {
  timeout: 240_000,
}, async () => {
  const draft = join(backups, '2026-01-02T03-04-05-678Z.draft');
  cpSync(backup, draft, { recursive: true });
  rmSync(join(draft, 'manifest.json'));
  const unfinished = await restore(newMachine, draft, '--replace');
  expect([unfinished.code, unfinished.said]).toEqual([1, expect.stringContaining('is no finished backup')]);
  for (const { said } of await Promise.all([backUp(), backUp()])) {
    expect(said).toContain(`Files: ${FILES.length}, 0 of them copied now`);
  }
  expect(readdirSync(backups)).toEqual(finished());
  expect(new Set(finished().map((name) => statSync(join(backups, name, SEALED)).ino)).size).toBe(1);
});

test('a changed byte, a missing file and a target with content are refused by name', {
  timeout: 240_000,
}, async () => {
  const [name = ''] = readdirSync(join(backup, 'database'));
  const before = await contentOf(agency);
  for (const [key, content] of [
    [PHOTO, `${PHOTO.repeat(1_000).slice(1)}x`],
    [SEALED, null],
    [`database/${name}`, 'x'],
  ] as const) {
    const { code, said } = await restore(agency, copyWith(key, content), '--replace');
    expect([code, said]).toEqual([1, expect.stringContaining(key)]);
  }
  const full = await restore(agency, backup);
  expect([full.code, full.said]).toEqual([1, expect.stringContaining('There is content already')]);
  expect(full.said).toContain('--replace');
  expect(await contentOf(agency)).toEqual(before);
});

test('a panel that runs is told from one that is stopped', { timeout: 240_000 }, async () => {
  if (!agency?.DATABASE_URL) await change(agency, 'PRAGMA journal_mode = WAL');
  const running = lookAt(agency);
  await running.rowsOf('talents');
  // an idle connection would end by itself
  const busy = setInterval(() => void running.rowsOf('talents'), 1_000);
  const { code, said } = await restore(agency, backup, '--replace');
  clearInterval(busy);
  await running.close();
  expect([code, said]).toEqual([1, expect.stringContaining('stop all of them first')]);
});

test('replaced content: the damage is gone, and who was deleted since stays deleted', {
  timeout: 240_000,
}, async () => {
  const [gone] = await lookedUp('messages', 'reference');
  await change(agency, `DELETE FROM messages WHERE reference = '${gone}'`);
  await change(
    agency,
    `INSERT INTO deletions (reference, kind, reason, created_at, updated_at)
      VALUES ('${gone}', 'messages', 'asked', '2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z')`,
  );
  await change(agency, "DELETE FROM talents WHERE name LIKE 'A%'");
  const { files, close } = lookAt(agency);
  await files.put(PHOTO, Buffer.from('damaged'));
  await files.put('media/later-0123456789.jpg', Buffer.from('later'));
  await files.delete(SEALED);
  await close();
  const { code, said } = await restore(agency, backup, '--replace');
  expect([code, said]).toEqual([0, expect.stringContaining(`Deleted again, as after the backup: ${gone}`)]);
  expect(await lookedUp('messages', 'reference')).not.toContain(gone);
  const { rows, files: kept } = JSON.parse(readFileSync(`${backup}/manifest.json`, 'utf8'));
  expect(await lookedUp('talents', 'id')).toHaveLength(rows.talents);
  const now = await contentOf(agency);
  for (const { key, sha256 } of kept.slice(1)) expect(now[key]).toBe(sha256);
  expect(now).not.toHaveProperty('media/later-0123456789.jpg');
});

async function lookedUp(table: string, column: string): Promise<unknown[]> {
  const outside = lookAt(agency);
  const rows = await outside.rowsOf(table);
  await outside.close();
  return rows.map((row) => new Map(Object.entries(row ?? {})).get(column));
}
