ALTER TABLE "product" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_unit" text DEFAULT '' NOT NULL;