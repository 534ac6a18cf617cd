import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_texts_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites');
  CREATE TYPE "public"."enum__texts_v_version_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites');
  CREATE TABLE "texts_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_texts_menu_page" NOT NULL,
  	"label_pt" varchar,
  	"label_en" varchar
  );
  
  CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"footer_promise_pt" varchar,
  	"footer_promise_en" varchar,
  	"home_intro_pt" varchar,
  	"home_intro_en" varchar,
  	"home_cast_pt" varchar,
  	"home_cast_en" varchar,
  	"home_be_a_model_pt" varchar,
  	"home_be_a_model_en" varchar,
  	"home_contact_pt" varchar,
  	"home_contact_en" varchar,
  	"about_title_pt" varchar,
  	"about_title_en" varchar,
  	"about_intro_pt" varchar,
  	"about_intro_en" varchar,
  	"contact_title_pt" varchar,
  	"contact_title_en" varchar,
  	"contact_intro_pt" varchar,
  	"contact_intro_en" varchar,
  	"contact_next_pt" varchar,
  	"contact_next_en" varchar,
  	"be_a_model_title_pt" varchar,
  	"be_a_model_title_en" varchar,
  	"be_a_model_intro_pt" varchar,
  	"be_a_model_intro_en" varchar,
  	"be_a_model_next_pt" varchar,
  	"be_a_model_next_en" varchar,
  	"be_a_model_sent_pt" varchar,
  	"be_a_model_sent_en" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_texts_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__texts_v_version_menu_page" NOT NULL,
  	"label_pt" varchar,
  	"label_en" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_footer_promise_pt" varchar,
  	"version_footer_promise_en" varchar,
  	"version_home_intro_pt" varchar,
  	"version_home_intro_en" varchar,
  	"version_home_cast_pt" varchar,
  	"version_home_cast_en" varchar,
  	"version_home_be_a_model_pt" varchar,
  	"version_home_be_a_model_en" varchar,
  	"version_home_contact_pt" varchar,
  	"version_home_contact_en" varchar,
  	"version_about_title_pt" varchar,
  	"version_about_title_en" varchar,
  	"version_about_intro_pt" varchar,
  	"version_about_intro_en" varchar,
  	"version_contact_title_pt" varchar,
  	"version_contact_title_en" varchar,
  	"version_contact_intro_pt" varchar,
  	"version_contact_intro_en" varchar,
  	"version_contact_next_pt" varchar,
  	"version_contact_next_en" varchar,
  	"version_be_a_model_title_pt" varchar,
  	"version_be_a_model_title_en" varchar,
  	"version_be_a_model_intro_pt" varchar,
  	"version_be_a_model_intro_en" varchar,
  	"version_be_a_model_next_pt" varchar,
  	"version_be_a_model_next_en" varchar,
  	"version_be_a_model_sent_pt" varchar,
  	"version_be_a_model_sent_en" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "texts_menu" ADD CONSTRAINT "texts_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_texts_v_version_menu" ADD CONSTRAINT "_texts_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "texts_menu_order_idx" ON "texts_menu" USING btree ("_order");
  CREATE INDEX "texts_menu_parent_id_idx" ON "texts_menu" USING btree ("_parent_id");
  CREATE INDEX "_texts_v_version_menu_order_idx" ON "_texts_v_version_menu" USING btree ("_order");
  CREATE INDEX "_texts_v_version_menu_parent_id_idx" ON "_texts_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_texts_v_created_at_idx" ON "_texts_v" USING btree ("created_at");
  CREATE INDEX "_texts_v_updated_at_idx" ON "_texts_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "texts_menu" CASCADE;
  DROP TABLE "texts" CASCADE;
  DROP TABLE "_texts_v_version_menu" CASCADE;
  DROP TABLE "_texts_v" CASCADE;
  DROP TYPE "public"."enum_texts_menu_page";
  DROP TYPE "public"."enum__texts_v_version_menu_page";`)
}
