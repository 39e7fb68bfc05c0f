CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"detail" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"image_pc" text NOT NULL,
	"image_mo" text NOT NULL,
	"alt" text NOT NULL,
	"open_from" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone NOT NULL,
	"order_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cache_tag" (
	"tag" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_code" (
	"code_group_value" text NOT NULL,
	"code_group_label" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"order_no" integer NOT NULL,
	CONSTRAINT "common_code_code_group_value_code_pk" PRIMARY KEY("code_group_value","code")
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"layout" text,
	"draft" text NOT NULL,
	"draft_number" integer DEFAULT 1 NOT NULL,
	"published_revision_id" text,
	"shipped_hash" text,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_by" text DEFAULT 'system' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"event_seq" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"event_name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"event_type" text NOT NULL,
	"event_tab" text DEFAULT '' NOT NULL,
	"event_link" text DEFAULT '' NOT NULL,
	"apply_btn_yn" text DEFAULT 'Y' NOT NULL,
	"content_pc" text DEFAULT '' NOT NULL,
	"img_banner_pc" text NOT NULL,
	"img_banner_mo" text NOT NULL,
	"img_banner_alt" text NOT NULL,
	"open_str_date" timestamp with time zone NOT NULL,
	"open_end_date" timestamp with time zone NOT NULL,
	"winner_date" timestamp with time zone,
	CONSTRAINT "event_order" CHECK ("event"."open_str_date" <= "event"."open_end_date")
);
--> statement-breakpoint
CREATE TABLE "fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"order_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"parent_id" text,
	"menu_group" text NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"theme" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_login_id_unique" UNIQUE("login_id")
);
--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "banner_position" ON "banner" USING btree ("site_id","position","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "document_name" ON "document" USING btree ("site_id","kind","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "document_published" ON "document" USING btree ("site_id","kind") WHERE published_revision_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "event_window" ON "event" USING btree ("site_id","open_end_date","open_str_date");--> statement-breakpoint
CREATE INDEX "faq_category" ON "faq" USING btree ("site_id","category","order_no");--> statement-breakpoint
CREATE INDEX "menu_group" ON "menu" USING btree ("site_id","menu_group","order_no");--> statement-breakpoint
CREATE INDEX "notice_posted" ON "notice" USING btree ("site_id","pinned","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "revision_number" ON "revision" USING btree ("document_id","number");