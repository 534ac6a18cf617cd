import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`assigned_to_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`messages_assigned_to_idx\` ON \`messages\` (\`assigned_to_id\`);`)
  await db.run(sql`ALTER TABLE \`quotes\` ADD \`assigned_to_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`quotes_assigned_to_idx\` ON \`quotes\` (\`assigned_to_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`message\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_messages\`("id", "name", "email", "message", "reference", "status", "notes", "language", "created_at", "search", "updated_at") SELECT "id", "name", "email", "message", "reference", "status", "notes", "language", "created_at", "search", "updated_at" FROM \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_messages\` RENAME TO \`messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_search_idx\` ON \`messages\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_quotes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`talent_count\` numeric,
  	\`models\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_quotes\`("id", "name", "email", "phone", "message", "talent_count", "models", "reference", "status", "notes", "language", "created_at", "search", "updated_at") SELECT "id", "name", "email", "phone", "message", "talent_count", "models", "reference", "status", "notes", "language", "created_at", "search", "updated_at" FROM \`quotes\`;`)
  await db.run(sql`DROP TABLE \`quotes\`;`)
  await db.run(sql`ALTER TABLE \`__new_quotes\` RENAME TO \`quotes\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_reference_idx\` ON \`quotes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`quotes_status_idx\` ON \`quotes\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`quotes_created_at_idx\` ON \`quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_search_idx\` ON \`quotes\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`quotes_updated_at_idx\` ON \`quotes\` (\`updated_at\`);`)
}
