import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deletedAt_name_idx";
  DROP INDEX "version_deletedAt_version_name_idx";
  CREATE INDEX "deletedAt_name_createdAt_idx" ON "talents" USING btree ("deleted_at","name","created_at");
  CREATE INDEX "version_deletedAt_version_name_version_createdAt_idx" ON "_talents_v" USING btree ("version_deleted_at","version_name","version_created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deletedAt_name_createdAt_idx";
  DROP INDEX "version_deletedAt_version_name_version_createdAt_idx";
  CREATE INDEX "deletedAt_name_idx" ON "talents" USING btree ("deleted_at","name");
  CREATE INDEX "version_deletedAt_version_name_idx" ON "_talents_v" USING btree ("version_deleted_at","version_name");`)
}
