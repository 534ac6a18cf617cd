import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`packages_people\` ADD \`whatsapp\` text;`)
  await db.run(sql`ALTER TABLE \`clients_people\` ADD \`whatsapp\` text;`)
}
