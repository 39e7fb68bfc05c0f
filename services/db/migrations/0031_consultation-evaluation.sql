ALTER TABLE "consultation" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "review" text;