CREATE TABLE "answer_template" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"order_no" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answer_template_order" ON "answer_template" USING btree ("site_id","order_no");