ALTER TABLE "consultation_file" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "consultation_file" ADD COLUMN "part" text;