CREATE TABLE "role" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "role_id" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "invite_hash" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "invite_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "throttle" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status_before" text;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("site_id","name");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_role" ON "staff" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invite" ON "staff" USING btree ("invite_hash");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "throttle_account" ON "throttle" USING btree ("account");--> statement-breakpoint
CREATE INDEX "member_joined" ON "member" USING btree ("site_id","created_at");