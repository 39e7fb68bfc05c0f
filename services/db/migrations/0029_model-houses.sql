CREATE TABLE "model_house" (
	"seq" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"complex_name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"open_from" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_house_open" ON "model_house" USING btree ("site_id","open_until");