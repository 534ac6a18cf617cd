import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_texts_menu_page" ADD VALUE 'models';
  ALTER TYPE "public"."enum_texts_menu_page" ADD VALUE 'casting';
  ALTER TYPE "public"."enum_texts_menu_page" ADD VALUE 'division';
  ALTER TYPE "public"."enum__texts_v_version_menu_page" ADD VALUE 'models';
  ALTER TYPE "public"."enum__texts_v_version_menu_page" ADD VALUE 'casting';
  ALTER TYPE "public"."enum__texts_v_version_menu_page" ADD VALUE 'division';
  ALTER TABLE "texts_menu" ADD COLUMN "division_id" numeric;
  ALTER TABLE "_texts_v_version_menu" ADD COLUMN "division_id" numeric;
  ALTER TABLE "texts_menu" ADD CONSTRAINT "texts_menu_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_texts_v_version_menu" ADD CONSTRAINT "_texts_v_version_menu_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "texts_menu_division_idx" ON "texts_menu" USING btree ("division_id");
  CREATE INDEX "_texts_v_version_menu_division_idx" ON "_texts_v_version_menu" USING btree ("division_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_menu" DROP CONSTRAINT "texts_menu_division_id_divisions_id_fk";
  
  ALTER TABLE "_texts_v_version_menu" DROP CONSTRAINT "_texts_v_version_menu_division_id_divisions_id_fk";
  
  ALTER TABLE "texts_menu" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_texts_menu_page";
  CREATE TYPE "public"."enum_texts_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites');
  ALTER TABLE "texts_menu" ALTER COLUMN "page" SET DATA TYPE "public"."enum_texts_menu_page" USING "page"::"public"."enum_texts_menu_page";
  ALTER TABLE "_texts_v_version_menu" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__texts_v_version_menu_page";
  CREATE TYPE "public"."enum__texts_v_version_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites');
  ALTER TABLE "_texts_v_version_menu" ALTER COLUMN "page" SET DATA TYPE "public"."enum__texts_v_version_menu_page" USING "page"::"public"."enum__texts_v_version_menu_page";
  DROP INDEX "texts_menu_division_idx";
  DROP INDEX "_texts_v_version_menu_division_idx";
  ALTER TABLE "texts_menu" DROP COLUMN "division_id";
  ALTER TABLE "_texts_v_version_menu" DROP COLUMN "division_id";`)
}
