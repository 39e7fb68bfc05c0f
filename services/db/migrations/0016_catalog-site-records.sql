CREATE TABLE "redirect" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_from" ON "redirect" USING btree ("site_id","from");