import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "replaced_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "replaced_by" numeric;
  CREATE INDEX "media_replaced_by_idx" ON "media" USING btree ("replaced_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_replaced_by_idx";
  ALTER TABLE "media" DROP COLUMN "replaced_at";
  ALTER TABLE "media" DROP COLUMN "replaced_by";`)
}
