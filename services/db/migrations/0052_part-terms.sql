ALTER TABLE "store_order" ADD COLUMN "part_terms" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "deducted" integer DEFAULT 0 NOT NULL;