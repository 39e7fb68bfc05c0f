-- Columns that name another row become foreign keys. Orphans are moved aside first, and migrate.ts says which in the log.
CREATE TABLE "orphan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orphan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"missing" text NOT NULL,
	"outcome" text NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_reply" ALTER COLUMN "member_no" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "event_reply" ALTER COLUMN "member_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_review" ALTER COLUMN "member_no" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "event_review" ALTER COLUMN "member_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interior_reply" ALTER COLUMN "member_no" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "interior_reply" ALTER COLUMN "member_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "cate_id_2" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "cate_id_2" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_url" ALTER COLUMN "member_no" DROP NOT NULL;--> statement-breakpoint
-- Where there was nothing to point at stood an empty text. The demonstration's replies named authors who were never members.
UPDATE "event_reply" SET "member_no" = NULL WHERE "member_no" = '';--> statement-breakpoint
UPDATE "event_review" SET "member_no" = NULL WHERE "member_no" = '';--> statement-breakpoint
UPDATE "event_url" SET "member_no" = NULL WHERE "member_no" = '';--> statement-breakpoint
UPDATE "interior_reply" SET "member_no" = NULL WHERE "member_no" = '' OR "member_no" ~ '^demo-[0-9]+$';--> statement-breakpoint
UPDATE "product" SET "cate_id_2" = NULL WHERE "cate_id_2" = '';--> statement-breakpoint
UPDATE "product_category" SET "super_cate_id" = NULL WHERE "super_cate_id" = '';--> statement-breakpoint
-- A row that points at a row that is not there is moved aside whole, and what can do without its parent stays with that column
-- emptied. Parents come before their children, because a row that is moved may leave others without theirs; a table that points at
-- itself is asked until nothing is found.
DO $$
DECLARE
  link record;
  moved bigint;
BEGIN
  FOR link IN SELECT * FROM (VALUES
    (1, 'product_category', 'super_cate_id', 'product_category', 'cate_id', 'emptied'),
    (2, 'survey_item', 'event_seq', 'event', 'event_seq', 'removed'),
    (3, 'winner', 'event_seq', 'event', 'event_seq', 'emptied'),
    (4, 'category_attribute', 'cate_id', 'product_category', 'cate_id', 'removed'),
    (5, 'const_exam', 'cate_id', 'product_category', 'cate_id', 'removed'),
    (6, 'document', 'published_revision_id', 'revision', 'id', 'emptied'),
    (7, 'event_answer', 'event_seq', 'event', 'event_seq', 'removed'),
    (8, 'event_draw', 'event_seq', 'event', 'event_seq', 'removed'),
    (9, 'event_draw', 'staff_id', 'staff', 'id', 'removed'),
    (10, 'event_draw', 'winner_seq', 'winner', 'winner_seq', 'emptied'),
    (11, 'event_entry', 'event_seq', 'event', 'event_seq', 'removed'),
    (12, 'event_entry', 'member_no', 'member', 'member_no', 'removed'),
    (13, 'event_entry', 'survey_seq', 'survey_item', 'survey_seq', 'emptied'),
    (14, 'event_form', 'event_seq', 'event', 'event_seq', 'removed'),
    (15, 'event_form', 'member_no', 'member', 'member_no', 'removed'),
    (16, 'event_game', 'event_seq', 'event', 'event_seq', 'removed'),
    (17, 'event_places', 'event_seq', 'event', 'event_seq', 'removed'),
    (18, 'event_reply', 'event_seq', 'event', 'event_seq', 'removed'),
    (19, 'event_reply', 'member_no', 'member', 'member_no', 'emptied'),
    (20, 'event_review', 'event_seq', 'event', 'event_seq', 'removed'),
    (21, 'event_review', 'member_no', 'member', 'member_no', 'emptied'),
    (22, 'event_url', 'event_seq', 'event', 'event_seq', 'removed'),
    (23, 'event_url', 'member_no', 'member', 'member_no', 'emptied'),
    (24, 'interior_reply', 'case_seq', 'interior_case', 'seq', 'removed'),
    (25, 'interior_reply', 'parent_seq', 'interior_reply', 'reply_seq', 'emptied'),
    (26, 'interior_reply', 'member_no', 'member', 'member_no', 'emptied'),
    (27, 'member_consent', 'member_no', 'member', 'member_no', 'removed'),
    (28, 'menu', 'parent_id', 'menu', 'id', 'removed'),
    (29, 'product', 'cate_id', 'product_category', 'cate_id', 'removed'),
    (30, 'product', 'cate_id_1', 'product_category', 'cate_id', 'removed'),
    (31, 'product', 'cate_id_2', 'product_category', 'cate_id', 'emptied'),
    (32, 'shop_recommendation', 'event_seq', 'event', 'event_seq', 'removed'),
    (33, 'shop_recommendation', 'shop_id', 'shop', 'shop_id', 'removed'),
    (34, 'shop_recommendation', 'member_no', 'member', 'member_no', 'removed')
  ) AS l (place, child, col, parent, key, outcome) ORDER BY place LOOP
    LOOP
      EXECUTE format(
        'INSERT INTO "orphan" ("table_name", "column_name", "missing", "outcome", "row")
         SELECT %1$L, %2$L, c.%2$I::text, %5$L, to_jsonb(c) FROM %1$I c
         WHERE c.%2$I IS NOT NULL AND NOT EXISTS (SELECT FROM %3$I p WHERE p.%4$I = c.%2$I)',
        link.child, link.col, link.parent, link.key, link.outcome);
      GET DIAGNOSTICS moved = ROW_COUNT;
      EXIT WHEN moved = 0;
      EXECUTE format(
        CASE link.outcome
          WHEN 'removed' THEN 'DELETE FROM %1$I c WHERE c.%2$I IS NOT NULL AND NOT EXISTS (SELECT FROM %3$I p WHERE p.%4$I = c.%2$I)'
          ELSE 'UPDATE %1$I c SET %2$I = NULL WHERE c.%2$I IS NOT NULL AND NOT EXISTS (SELECT FROM %3$I p WHERE p.%4$I = c.%2$I)'
        END,
        link.child, link.col, link.parent, link.key);
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- A deeper category that lost its place in the tree was shown nowhere; without a parent it would stand among the first.
UPDATE "product_category" SET "del_yn" = 'Y' WHERE "super_cate_id" IS NULL AND "depth" > 1;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_published_revision_id_revision_id_fk" FOREIGN KEY ("published_revision_id") REFERENCES "public"."revision"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_parent_id_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "category_attribute" ADD CONSTRAINT "category_attribute_cate_id_product_category_cate_id_fk" FOREIGN KEY ("cate_id") REFERENCES "public"."product_category"("cate_id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "const_exam" ADD CONSTRAINT "const_exam_cate_id_product_category_cate_id_fk" FOREIGN KEY ("cate_id") REFERENCES "public"."product_category"("cate_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_reply" ADD CONSTRAINT "event_reply_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_reply" ADD CONSTRAINT "event_reply_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_review" ADD CONSTRAINT "event_review_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_review" ADD CONSTRAINT "event_review_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "interior_reply" ADD CONSTRAINT "interior_reply_case_seq_interior_case_seq_fk" FOREIGN KEY ("case_seq") REFERENCES "public"."interior_case"("seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "interior_reply" ADD CONSTRAINT "interior_reply_parent_seq_interior_reply_reply_seq_fk" FOREIGN KEY ("parent_seq") REFERENCES "public"."interior_reply"("reply_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "interior_reply" ADD CONSTRAINT "interior_reply_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_super_cate_id_product_category_cate_id_fk" FOREIGN KEY ("super_cate_id") REFERENCES "public"."product_category"("cate_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cate_id_product_category_cate_id_fk" FOREIGN KEY ("cate_id") REFERENCES "public"."product_category"("cate_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cate_id_1_product_category_cate_id_fk" FOREIGN KEY ("cate_id_1") REFERENCES "public"."product_category"("cate_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cate_id_2_product_category_cate_id_fk" FOREIGN KEY ("cate_id_2") REFERENCES "public"."product_category"("cate_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "survey_item" ADD CONSTRAINT "survey_item_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_answer" ADD CONSTRAINT "event_answer_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_draw" ADD CONSTRAINT "event_draw_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_draw" ADD CONSTRAINT "event_draw_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_draw" ADD CONSTRAINT "event_draw_winner_seq_winner_winner_seq_fk" FOREIGN KEY ("winner_seq") REFERENCES "public"."winner"("winner_seq") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_entry" ADD CONSTRAINT "event_entry_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_entry" ADD CONSTRAINT "event_entry_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_entry" ADD CONSTRAINT "event_entry_survey_seq_survey_item_survey_seq_fk" FOREIGN KEY ("survey_seq") REFERENCES "public"."survey_item"("survey_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_form" ADD CONSTRAINT "event_form_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_form" ADD CONSTRAINT "event_form_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_game" ADD CONSTRAINT "event_game_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_url" ADD CONSTRAINT "event_url_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_url" ADD CONSTRAINT "event_url_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shop_recommendation" ADD CONSTRAINT "shop_recommendation_event_seq_event_event_seq_fk" FOREIGN KEY ("event_seq") REFERENCES "public"."event"("event_seq") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shop_recommendation" ADD CONSTRAINT "shop_recommendation_shop_id_shop_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("shop_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shop_recommendation" ADD CONSTRAINT "shop_recommendation_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "document" VALIDATE CONSTRAINT "document_published_revision_id_revision_id_fk";--> statement-breakpoint
ALTER TABLE "menu" VALIDATE CONSTRAINT "menu_parent_id_menu_id_fk";--> statement-breakpoint
ALTER TABLE "category_attribute" VALIDATE CONSTRAINT "category_attribute_cate_id_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "const_exam" VALIDATE CONSTRAINT "const_exam_cate_id_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "event_reply" VALIDATE CONSTRAINT "event_reply_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_reply" VALIDATE CONSTRAINT "event_reply_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "event_review" VALIDATE CONSTRAINT "event_review_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_review" VALIDATE CONSTRAINT "event_review_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "interior_reply" VALIDATE CONSTRAINT "interior_reply_case_seq_interior_case_seq_fk";--> statement-breakpoint
ALTER TABLE "interior_reply" VALIDATE CONSTRAINT "interior_reply_parent_seq_interior_reply_reply_seq_fk";--> statement-breakpoint
ALTER TABLE "interior_reply" VALIDATE CONSTRAINT "interior_reply_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "product_category" VALIDATE CONSTRAINT "product_category_super_cate_id_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "product" VALIDATE CONSTRAINT "product_cate_id_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "product" VALIDATE CONSTRAINT "product_cate_id_1_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "product" VALIDATE CONSTRAINT "product_cate_id_2_product_category_cate_id_fk";--> statement-breakpoint
ALTER TABLE "survey_item" VALIDATE CONSTRAINT "survey_item_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "winner" VALIDATE CONSTRAINT "winner_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_answer" VALIDATE CONSTRAINT "event_answer_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_draw" VALIDATE CONSTRAINT "event_draw_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_draw" VALIDATE CONSTRAINT "event_draw_staff_id_staff_id_fk";--> statement-breakpoint
ALTER TABLE "event_draw" VALIDATE CONSTRAINT "event_draw_winner_seq_winner_winner_seq_fk";--> statement-breakpoint
ALTER TABLE "event_entry" VALIDATE CONSTRAINT "event_entry_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_entry" VALIDATE CONSTRAINT "event_entry_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "event_entry" VALIDATE CONSTRAINT "event_entry_survey_seq_survey_item_survey_seq_fk";--> statement-breakpoint
ALTER TABLE "event_form" VALIDATE CONSTRAINT "event_form_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_form" VALIDATE CONSTRAINT "event_form_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "event_game" VALIDATE CONSTRAINT "event_game_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_places" VALIDATE CONSTRAINT "event_places_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_url" VALIDATE CONSTRAINT "event_url_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "event_url" VALIDATE CONSTRAINT "event_url_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "shop_recommendation" VALIDATE CONSTRAINT "shop_recommendation_event_seq_event_event_seq_fk";--> statement-breakpoint
ALTER TABLE "shop_recommendation" VALIDATE CONSTRAINT "shop_recommendation_shop_id_shop_shop_id_fk";--> statement-breakpoint
ALTER TABLE "shop_recommendation" VALIDATE CONSTRAINT "shop_recommendation_member_no_member_member_no_fk";--> statement-breakpoint
ALTER TABLE "member_consent" VALIDATE CONSTRAINT "member_consent_member_no_member_member_no_fk";
