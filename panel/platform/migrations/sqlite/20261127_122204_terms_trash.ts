import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`divisions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`divisions_deleted_at_idx\` ON \`divisions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`skills\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`skills_deleted_at_idx\` ON \`skills\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`divisions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`divisions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`skills_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`skills\` DROP COLUMN \`deleted_at\`;`)
}
