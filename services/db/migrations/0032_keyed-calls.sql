CREATE TABLE "keyed_call" (
	"key" text PRIMARY KEY NOT NULL,
	"input_hash" text NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "keyed_call_at" ON "keyed_call" USING btree ("at");