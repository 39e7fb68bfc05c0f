import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApplicationAnswers } from '@/schemas/rules/content/recruit-application'
import { DECISIONS } from '@/schemas/rules/content/recruitment'
import { sealed, sealedJson } from '../sealed'
import { createdAt, line, moment, published } from './columns'
import { members } from './members'

/** Recruitments of the reviewer community. Their state follows from their moments (schemas/rules/content/recruitment.ts). */
export const recruitments = pgTable(
  'recruitment',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    image: line('image'),
    imageAlt: line('image_alt'),
    /** What those who are chosen do and get. */
    contents: text('contents').notNull(),
    /** Who can apply. */
    conditions: line('conditions'),
    /** How many are chosen. */
    places: integer('places').notNull(),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
    announcedFrom: moment('announced_from').notNull(),
    /** Applications name a recruitment, so that a withdrawn one stays. */
    publishedYn: published(),
  },
  (t) => [index('recruitment_open').on(t.siteId, t.openUntil)],
)

/** A member's application: one for each recruitment. */
export const recruitApplications = pgTable(
  'recruit_application',
  {
    applicationSeq: integer('application_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    recruitSeq: integer('recruit_seq')
      .notNull()
      .references(() => recruitments.seq),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    answers: sealedJson<ApplicationAnswers>('answers', 'recruit_application.answers').notNull(),
    decision: text('decision', { enum: DECISIONS }).notNull().default('waiting'),
    /** Why staff decided so; for staff. */
    decisionReason: sealed('decision_reason', 'recruit_application.decision_reason'),
    /** When the member was told; nobody learns a decision before. */
    toldAt: moment('told_at'),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('recruit_application_once').on(t.recruitSeq, t.memberNo),
    index('recruit_application_member').on(t.memberNo, t.createdAt),
    index('recruit_application_inbox').on(t.siteId, t.recruitSeq, t.decision, t.createdAt),
  ],
)
