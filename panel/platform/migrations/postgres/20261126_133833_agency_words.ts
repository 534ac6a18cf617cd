import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" ADD COLUMN "answer_days" numeric;
  ALTER TABLE "agency" ADD COLUMN "download_ending" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "agency" DROP COLUMN "answer_days";
  ALTER TABLE "agency" DROP COLUMN "download_ending";`)
}
