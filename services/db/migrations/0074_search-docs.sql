CREATE TABLE "search_doc" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"names" text NOT NULL,
	"texts" text DEFAULT '' NOT NULL,
	"name_grams" integer[] DEFAULT '{}' NOT NULL,
	"text_grams" integer[] DEFAULT '{}' NOT NULL,
	"choseong" text DEFAULT '' NOT NULL,
	"area" real,
	"weight" real DEFAULT 0 NOT NULL,
	"newness" bigint NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"counted" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "search_doc_site_id_kind_id_pk" PRIMARY KEY("site_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_gram" (
	"site_id" text NOT NULL,
	"of" text NOT NULL,
	"gram" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "search_gram_site_id_of_gram_pk" PRIMARY KEY("site_id","of","gram")
);
--> statement-breakpoint
CREATE TABLE "search_kind" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"is_filled" boolean DEFAULT false NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_kind_site_id_kind_pk" PRIMARY KEY("site_id","kind")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"site_id" text NOT NULL,
	"word" text NOT NULL,
	"is_name" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_word_site_id_word_pk" PRIMARY KEY("site_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "direction" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_doc_names" ON "search_doc" USING gin ("name_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_texts" ON "search_doc" USING gin ("text_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_tags" ON "search_doc" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_weight" ON "search_doc" USING btree ("site_id","kind","weight" DESC NULLS LAST,"newness" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_doc_area" ON "search_doc" USING btree ("site_id","area") WHERE "search_doc"."area" is not null;--> statement-breakpoint
CREATE INDEX "search_doc_from" ON "search_doc" USING btree ("site_id","from_at") WHERE "search_doc"."from_at" is not null;--> statement-breakpoint
CREATE INDEX "search_doc_until" ON "search_doc" USING btree ("site_id","until_at") WHERE "search_doc"."until_at" is not null;--> statement-breakpoint
-- By hand: forms of synonyms that were written before have the direction that they had.
UPDATE "record" SET "draft" = "draft" || '{"direction":"both"}'::jsonb WHERE "type" = 'search-synonyms' AND NOT "draft" ? 'direction';--> statement-breakpoint
UPDATE "record" SET "published" = "published" || '{"direction":"both"}'::jsonb WHERE "type" = 'search-synonyms' AND "published" IS NOT NULL AND NOT "published" ? 'direction';
--> statement-breakpoint
-- By hand: names and pairs stay in the row, where a scan finds them; the text may lie apart.
ALTER TABLE "search_doc" ALTER COLUMN "names" SET STORAGE MAIN, ALTER COLUMN "name_grams" SET STORAGE MAIN, ALTER COLUMN "choseong" SET STORAGE MAIN;
