import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import payload, { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../payload.config.ts';

const [engine = 'sqlite', migrationName = 'change'] = process.argv.slice(2);
const FOLDER = resolve(import.meta.dirname, `../platform/migrations/${engine}`);
const MIGRATION_TYPE = engine === 'postgres' ? 'PostgresMigration' : 'Migration';
const RUNNER = engine === 'postgres' ? 'migrate-postgres' : 'migrate-safely';
const TEMPLATE_IMPORT = 'import { MigrateUpArgs, MigrateDownArgs, sql }';
const TYPED_IMPORT = 'import { type MigrateUpArgs, sql }';

/** Node runs them without a build: types are marked, paths have extensions. Older snapshots and `down` go. */
async function makeRunnable(): Promise<void> {
  const files = (await readdir(FOLDER)).sort();
  for (const old of files.filter((name) => name.endsWith('.json')).slice(0, -1)) await rm(`${FOLDER}/${old}`);
  const names = files.filter((name) => /^\d.*\.ts$/.test(name));
  for (const name of names) {
    const source = await readFile(`${FOLDER}/${name}`, 'utf8');
    const typed = source
      .replace(/\nexport async function down[\s\S]*/, '')
      .replace(TEMPLATE_IMPORT, TYPED_IMPORT)
      .replaceAll('{ db, payload, req }', '{ db }');
    await writeFile(`${FOLDER}/${name}`, typed);
  }
  const steps = names.map((name) => name.replace('.ts', ''));
  const lines = [
    `import type { ${MIGRATION_TYPE} } from '../../db/${RUNNER}.ts';`,
    ...steps.map((step) => `import { up as up_${step} } from './${step}.ts';`),
    '',
    `export const migrations: ${MIGRATION_TYPE}[] = [`,
    ...steps.map((step) => `  { name: '${step}', up: up_${step} },`),
    '];',
  ];
  await writeFile(`${FOLDER}/index.ts`, `${lines.join('\n')}\n`);
}

const built = await config;
await generateTypes(built);
await generateImportMap(built, { force: true, log: false });
await payload.init({ config: built, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: false, skipEmpty: true });
await makeRunnable();
process.exit(0);
