import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_deleted_at_idx\` ON \`applications\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`applications_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`deleted_at\`;`)
}
