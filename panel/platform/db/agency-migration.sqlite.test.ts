import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { migrateSafely } from './migrate-safely.ts';
import { openClient } from './open-client.ts';

const SOCIAL =
  "INSERT INTO social (instagram, whatsapp, email) VALUES ('https://instagram.com/casa', '', 'mailto:ola@casa.example')";
const AGENCY =
  "INSERT INTO agency (name, whatsapp, email) VALUES ('Casa', '+55 48 99999-0000', 'old@casa.example')";
let folder = '';
let client: Client;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-agency-migration-'));
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['nothing saved yet', [], []],
  [
    'links alone',
    [SOCIAL],
    [{ name: null, instagram: 'https://instagram.com/casa', whatsapp: null, email: 'ola@casa.example' }],
  ],
  [
    'an agency without links',
    [AGENCY],
    [{ name: 'Casa', instagram: null, whatsapp: '+55 48 99999-0000', email: 'old@casa.example' }],
  ],
  [
    'both: a link wins where it is filled',
    [AGENCY, SOCIAL],
    [
      {
        ...{ name: 'Casa', whatsapp: '+55 48 99999-0000' },
        ...{ instagram: 'https://instagram.com/casa', email: 'ola@casa.example' },
      },
    ],
  ],
])('the links become fields of the agency: %s', async (_name, before, after) => {
  const file = `${folder}/panel.sqlite`;
  const payload = await panel();
  const step = migrations.findIndex(({ name }) => name.endsWith('_agency_in_one_place'));
  await migrateSafely({ file, migrations: migrations.slice(0, step), payload });
  client = await openClient(file);
  for (const statement of before) await client.execute(statement);

  await migrateSafely({ file, migrations, payload });
  const { rows } = await client.execute('SELECT name, instagram, whatsapp, email FROM agency');
  expect(rows.map((row) => ({ ...row }))).toEqual(after);
});
