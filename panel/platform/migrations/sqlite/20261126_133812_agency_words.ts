import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`agency\` ADD \`answer_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`download_ending\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`download_ending\`;`)
}
