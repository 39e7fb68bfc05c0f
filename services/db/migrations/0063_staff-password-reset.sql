CREATE TABLE "staff_password_reset" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"password_before" text NOT NULL,
	"asked_device" text DEFAULT '' NOT NULL,
	"asked_place" text DEFAULT '' NOT NULL,
	"chosen_device" text DEFAULT '' NOT NULL,
	"chosen_place" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_hash" text,
	"chosen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"fate" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_password_reset" ADD CONSTRAINT "staff_password_reset_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_password_reset_key" ON "staff_password_reset" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "staff_password_reset_staff" ON "staff_password_reset" USING btree ("staff_id","ended_at");