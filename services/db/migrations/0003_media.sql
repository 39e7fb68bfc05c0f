CREATE TABLE "media" (
	"site_id" text NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_site_id_file_pk" PRIMARY KEY("site_id","file")
);
--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("site_id","created_at");