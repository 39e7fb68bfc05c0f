ALTER TABLE "consultation_file" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "store_return_file" ADD COLUMN "uploaded_by" text;