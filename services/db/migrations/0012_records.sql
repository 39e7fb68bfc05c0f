CREATE TABLE "record_change" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_change_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"batch" text NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"before" jsonb,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record" (
	"site_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"parked" jsonb,
	"publish_at" timestamp with time zone,
	"withdraw_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'system' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"sort_at" timestamp with time zone,
	"sort_order" integer,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"refs" text[] DEFAULT '{}' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"pairs" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "record_site_id_type_id_pk" PRIMARY KEY("site_id","type","id")
);
--> statement-breakpoint
CREATE INDEX "record_change_of" ON "record_change" USING btree ("site_id","type","record_id","seq");--> statement-breakpoint
CREATE INDEX "record_change_batch" ON "record_change" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "record_change_at" ON "record_change" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "record_name" ON "record" USING btree ("site_id","type","name","id");--> statement-breakpoint
CREATE INDEX "record_updated" ON "record" USING btree ("site_id","type","updated_at","id");--> statement-breakpoint
CREATE INDEX "record_sort_at" ON "record" USING btree ("site_id","type","sort_at","id");--> statement-breakpoint
CREATE INDEX "record_sort_order" ON "record" USING btree ("site_id","type","sort_order","id");--> statement-breakpoint
CREATE INDEX "record_latest" ON "record" USING btree ("site_id","updated_at");--> statement-breakpoint
CREATE INDEX "record_due" ON "record" USING btree ("publish_at","withdraw_at") WHERE ("record"."deleted_at" is null and ("record"."publish_at" is not null or "record"."withdraw_at" is not null));--> statement-breakpoint
CREATE INDEX "record_facets" ON "record" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "record_refs" ON "record" USING gin ("refs");--> statement-breakpoint
CREATE INDEX "record_pairs" ON "record" USING gin ("pairs");