import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { panel } from './panel.ts';

test('the tables of the code are those of the last migration: an older database starts with none to write', async () => {
  const { db } = await panel();
  const engine = env().DATABASE_URL ? 'postgres' : 'sqlite';
  const folder = resolve(import.meta.dirname, `../platform/migrations/${engine}`);
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const stored = JSON.parse(readFileSync(`${folder}/${last}`, 'utf8'));
  expect(await generateMigration(stored, await generateDrizzleJson(db.schema))).toEqual([]);
});
