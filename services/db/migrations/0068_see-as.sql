ALTER TABLE "staff_session" ADD COLUMN "sees_as" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "sees_as_until" timestamp with time zone;