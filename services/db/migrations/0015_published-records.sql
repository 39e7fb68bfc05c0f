CREATE TABLE "search_synonym" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"word" text NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "published_yn" text DEFAULT 'Y' NOT NULL;--> statement-breakpoint
ALTER TABLE "interior_case" ADD COLUMN "published_yn" text DEFAULT 'Y' NOT NULL;--> statement-breakpoint
ALTER TABLE "winner" ADD COLUMN "published_yn" text DEFAULT 'Y' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_synonym_site" ON "search_synonym" USING btree ("site_id");