import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`photo_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`photo\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`photo_views_staff_idx\` ON \`photo_views\` (\`staff\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_application_idx\` ON \`photo_views\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_updated_at_idx\` ON \`photo_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_created_at_idx\` ON \`photo_views\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`photo_views\`;`)
}
