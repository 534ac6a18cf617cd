import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`revalidations\` ADD \`copy\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`revalidations\` ADD \`due\` numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`revalidations\` DROP COLUMN \`copy\`;`)
  await db.run(sql`ALTER TABLE \`revalidations\` DROP COLUMN \`due\`;`)
}
