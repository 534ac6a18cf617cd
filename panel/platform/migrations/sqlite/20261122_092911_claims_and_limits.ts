import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_name_idx\` ON \`leases\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`leases_updated_at_idx\` ON \`leases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leases_created_at_idx\` ON \`leases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`limits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bucket\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`limits_at_idx\` ON \`limits\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`limits_updated_at_idx\` ON \`limits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`limits_created_at_idx\` ON \`limits\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`bucket_key_idx\` ON \`limits\` (\`bucket\`,\`key\`);`)
  await db.run(sql`ALTER TABLE \`takedowns\` ADD \`due\` numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`limits\`;`)
  await db.run(sql`ALTER TABLE \`takedowns\` DROP COLUMN \`due\`;`)
}
