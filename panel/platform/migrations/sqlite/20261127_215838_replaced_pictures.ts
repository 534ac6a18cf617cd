import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`replaced_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`replaced_by\` numeric;`)
  await db.run(sql`CREATE INDEX \`media_replaced_by_idx\` ON \`media\` (\`replaced_by\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_replaced_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`replaced_at\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`replaced_by\`;`)
}
