CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("site_id","type","staff_id","name");--> statement-breakpoint
CREATE INDEX "saved_view_staff" ON "saved_view" USING btree ("staff_id");