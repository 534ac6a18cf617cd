import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deletedAt_name_idx\`;`)
  await db.run(sql`CREATE INDEX \`deletedAt_name_createdAt_idx\` ON \`talents\` (\`deleted_at\`,\`name\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_name_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_name_version_createdAt_idx\` ON \`_talents_v\` (\`version_deleted_at\`,\`version_name\`,\`version_created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deletedAt_name_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`deletedAt_name_idx\` ON \`talents\` (\`deleted_at\`,\`name\`);`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_name_version_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_name_idx\` ON \`_talents_v\` (\`version_deleted_at\`,\`version_name\`);`)
}
