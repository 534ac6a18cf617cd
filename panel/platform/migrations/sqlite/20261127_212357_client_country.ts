import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_clients\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_clients\`("id", "company", "country", "notes", "updated_at", "created_at") SELECT "id", "company", "country", "notes", "updated_at", "created_at" FROM \`clients\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`ALTER TABLE \`__new_clients\` RENAME TO \`clients\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`clients_company_idx\` ON \`clients\` (\`company\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_clients\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company\` text NOT NULL,
  	\`country\` text DEFAULT 'BR' NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_clients\`("id", "company", "country", "notes", "updated_at", "created_at") SELECT "id", "company", "country", "notes", "updated_at", "created_at" FROM \`clients\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`ALTER TABLE \`__new_clients\` RENAME TO \`clients\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`clients_company_idx\` ON \`clients\` (\`company\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
}
