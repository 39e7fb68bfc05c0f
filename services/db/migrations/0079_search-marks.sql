-- By hand: the table is made of others and is filled anew by the job of the search, so it is made anew in the order of its columns.
DROP TABLE "search_gram" CASCADE;--> statement-breakpoint
DROP TABLE "search_doc" CASCADE;--> statement-breakpoint
CREATE TABLE "search_doc" (
	"newness" bigint NOT NULL,
	"weight" real DEFAULT 0 NOT NULL,
	"area" real,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"names" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL,
	"texts" text DEFAULT '' NOT NULL,
	"name_marks" "tsvector" DEFAULT '' NOT NULL,
	"text_marks" "tsvector" DEFAULT '' NOT NULL,
	"counted" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "search_doc_site_id_kind_id_pk" PRIMARY KEY("site_id","kind","id")
);
--> statement-breakpoint
CREATE INDEX "search_doc_names" ON "search_doc" USING gin ("name_marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_texts" ON "search_doc" USING gin ("text_marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_tags" ON "search_doc" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_doc_walk" ON "search_doc" USING btree ("site_id","kind","is_sold_out","weight" DESC NULLS LAST,"newness" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_doc_area" ON "search_doc" USING btree ("site_id","area") WHERE "search_doc"."area" is not null;--> statement-breakpoint
CREATE INDEX "search_doc_from" ON "search_doc" USING btree ("site_id","from_at") WHERE "search_doc"."from_at" is not null;--> statement-breakpoint
CREATE INDEX "search_doc_until" ON "search_doc" USING btree ("site_id","until_at") WHERE "search_doc"."until_at" is not null;--> statement-breakpoint
-- Rows stay narrow: what is only written, or read of a few records alone, lies apart from them.
ALTER TABLE "search_doc" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "search_doc" ALTER COLUMN "names" SET STORAGE MAIN, ALTER COLUMN "choseong" SET STORAGE MAIN, ALTER COLUMN "site_id" SET STORAGE MAIN, ALTER COLUMN "kind" SET STORAGE MAIN, ALTER COLUMN "id" SET STORAGE MAIN, ALTER COLUMN "counted" SET STORAGE MAIN, ALTER COLUMN "hash" SET STORAGE MAIN, ALTER COLUMN "texts" SET STORAGE EXTERNAL, ALTER COLUMN "name_marks" SET STORAGE EXTERNAL, ALTER COLUMN "text_marks" SET STORAGE EXTERNAL;--> statement-breakpoint
DELETE FROM "search_kind";
