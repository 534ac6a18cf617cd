import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deletedAt_name_createdAt_idx";
  DROP INDEX "version_deletedAt_version_name_version_createdAt_idx";
  ALTER TABLE "talents" ADD COLUMN "sort_name" varchar COLLATE "C";
  ALTER TABLE "talents" ADD COLUMN "figures_height" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_bust" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_waist" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_hips" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_chest" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_weight" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_jeans" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_shirt" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_suit" numeric;
  ALTER TABLE "talents" ADD COLUMN "figures_shoes" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_sort_name" varchar COLLATE "C";
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_height" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_bust" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_waist" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_hips" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_chest" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_weight" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_jeans" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_shirt" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_suit" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_figures_shoes" numeric;
  CREATE INDEX "talents_sort_name_idx" ON "talents" USING btree ("sort_name");
  CREATE INDEX "deletedAt_sort_name_createdAt_idx" ON "talents" USING btree ("deleted_at","sort_name","created_at");
  CREATE INDEX "_talents_v_version_version_sort_name_idx" ON "_talents_v" USING btree ("version_sort_name");
  CREATE INDEX "version_deletedAt_version_sort_name_version_createdAt_idx" ON "_talents_v" USING btree ("version_deleted_at","version_sort_name","version_created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_sort_name_idx";
  DROP INDEX "deletedAt_sort_name_createdAt_idx";
  DROP INDEX "_talents_v_version_version_sort_name_idx";
  DROP INDEX "version_deletedAt_version_sort_name_version_createdAt_idx";
  CREATE INDEX "deletedAt_name_createdAt_idx" ON "talents" USING btree ("deleted_at","name","created_at");
  CREATE INDEX "version_deletedAt_version_name_version_createdAt_idx" ON "_talents_v" USING btree ("version_deleted_at","version_name","version_created_at");
  ALTER TABLE "talents" DROP COLUMN "sort_name";
  ALTER TABLE "talents" DROP COLUMN "figures_height";
  ALTER TABLE "talents" DROP COLUMN "figures_bust";
  ALTER TABLE "talents" DROP COLUMN "figures_waist";
  ALTER TABLE "talents" DROP COLUMN "figures_hips";
  ALTER TABLE "talents" DROP COLUMN "figures_chest";
  ALTER TABLE "talents" DROP COLUMN "figures_weight";
  ALTER TABLE "talents" DROP COLUMN "figures_jeans";
  ALTER TABLE "talents" DROP COLUMN "figures_shirt";
  ALTER TABLE "talents" DROP COLUMN "figures_suit";
  ALTER TABLE "talents" DROP COLUMN "figures_shoes";
  ALTER TABLE "_talents_v" DROP COLUMN "version_sort_name";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_height";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_bust";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_waist";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_hips";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_chest";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_weight";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_jeans";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_shirt";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_suit";
  ALTER TABLE "_talents_v" DROP COLUMN "version_figures_shoes";`)
}
