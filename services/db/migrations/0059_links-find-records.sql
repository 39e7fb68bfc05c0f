ALTER TABLE "record" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "record" ADD COLUMN "link_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record" ADD COLUMN "link_initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record" ADD COLUMN "link_pairs" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "record_page" ON "record" USING btree ("site_id","page" text_pattern_ops) WHERE "record"."page" is not null;--> statement-breakpoint
CREATE INDEX "record_link_name" ON "record" USING btree ("site_id","type","link_name" text_pattern_ops) WHERE ("record"."page" is not null and "record"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "record_link_initials" ON "record" USING btree ("site_id","type","link_initials" text_pattern_ops) WHERE ("record"."page" is not null and "record"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "record_link_pairs" ON "record" USING gin ("link_pairs") WITH (gin_pending_list_limit=256) WHERE "record"."page" is not null;