CREATE TABLE "audit_seal" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ids" bigint[] NOT NULL,
	"hashes" text[] NOT NULL,
	"total" integer NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_subject" (
	"audit_id" bigint NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "audit_subject_audit_id_subject_pk" PRIMARY KEY("audit_id","subject")
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "audit_subject" ADD CONSTRAINT "audit_subject_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject_of" ON "audit_subject" USING btree ("subject","audit_id");--> statement-breakpoint
-- Lines of earlier versions wait for their first seal, and tell whose data they are about where their target says it.
INSERT INTO "audit_unsealed" SELECT "id" FROM "audit";--> statement-breakpoint
INSERT INTO "audit_subject" SELECT "id", 'member:' || "target" FROM "audit" WHERE "actor" NOT LIKE 'member:%' AND "action" ~ '^(member|business|design|benefit)\.' AND "target" <> 'members';--> statement-breakpoint
INSERT INTO "audit_subject" SELECT "audit"."id", 'member:' || "member_no" FROM "audit" JOIN "store_order" ON "target" = 'order:' || "order_id" WHERE "actor" NOT LIKE 'member:%' AND "member_no" IS NOT NULL;--> statement-breakpoint
INSERT INTO "audit_subject" SELECT "audit"."id", 'member:' || "member_no" FROM "audit" JOIN "consultation" ON "target" = 'consultation:' || "counsel_seq" WHERE "actor" NOT LIKE 'member:%' AND "member_no" IS NOT NULL;--> statement-breakpoint
INSERT INTO "audit_subject" SELECT "audit"."id", 'member:' || "member_no" FROM "audit" JOIN "shop_visit" ON "target" = 'visit:' || "visit_seq" WHERE "actor" NOT LIKE 'member:%' AND "member_no" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "audit_waits_for_its_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "audit_unsealed" SELECT "id" FROM "added";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_waits_for_its_seal" AFTER INSERT ON "audit" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "audit_waits_for_its_seal"();--> statement-breakpoint
-- A line is kept for a year at least (the law), and then leaves as a whole; whose data it was about leaves with it.
CREATE FUNCTION "audit_only_expires"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF TG_TABLE_NAME = 'audit' THEN
			IF OLD."at" < now() - interval '1 year' THEN RETURN OLD; END IF;
		ELSIF NOT EXISTS (SELECT 1 FROM "audit" WHERE "id" = OLD."audit_id") THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'rows of % only grow', TG_TABLE_NAME USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_grows" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_only_expires"();--> statement-breakpoint
CREATE TRIGGER "audit_subject_grows" BEFORE UPDATE OR DELETE ON "audit_subject" FOR EACH ROW EXECUTE FUNCTION "audit_only_expires"();--> statement-breakpoint
CREATE TRIGGER "audit_seal_grows" BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_subject_stays" BEFORE TRUNCATE ON "audit_subject" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_seal_stays" BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
