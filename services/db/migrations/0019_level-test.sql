CREATE TABLE "level_question" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"question" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level_result" (
	"member_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"level" text NOT NULL,
	"points" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level" (
	"code" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"contents" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"min_points" integer NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_label" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "level_result" ADD CONSTRAINT "level_result_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_question_order" ON "level_question" USING btree ("site_id","order_no");--> statement-breakpoint
CREATE INDEX "level_points" ON "level" USING btree ("site_id","min_points");