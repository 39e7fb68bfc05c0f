CREATE TABLE "record_address" (
	"site_id" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"is_current" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_address_site_id_path_pk" PRIMARY KEY("site_id","path")
);
--> statement-breakpoint
CREATE INDEX "record_address_of" ON "record_address" USING btree ("site_id","type","record_id");