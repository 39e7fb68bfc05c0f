CREATE TABLE "reminder" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"topic" text NOT NULL,
	"route" text NOT NULL,
	"email" text NOT NULL,
	"email_index" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_once" ON "reminder" USING btree ("site_id","topic","email_index");--> statement-breakpoint
CREATE INDEX "reminder_route" ON "reminder" USING btree ("site_id","route");