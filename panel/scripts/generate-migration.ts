import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import payload, { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../payload.config.ts';

const [engine = 'sqlite', migrationName = 'change'] = process.argv.slice(2);
const FOLDER = resolve(import.meta.dirname, `../platform/migrations/${engine}`);
const MIGRATION_TYPE = engine === 'postgres' ? 'PostgresMigration' : 'Migration';
const RUNNER = engine === 'postgres' ? 'migrate-postgres' : 'migrate-safely';
const TEMPLATE_IMPORT = 'import { MigrateUpArgs, MigrateDownArgs, sql }';
const TYPED_IMPORT = 'import { type MigrateDownArgs, type MigrateUpArgs, sql }';

/** Node runs the migrations as they are, without a build: types are marked, paths carry their extension. */
async function makeRunnable(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d.*\.ts$/.test(name)).sort();
  for (const name of names) {
    const source = await readFile(`${FOLDER}/${name}`, 'utf8');
    const typed = source.replace(TEMPLATE_IMPORT, TYPED_IMPORT).replaceAll('{ db, payload, req }', '{ db }');
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
