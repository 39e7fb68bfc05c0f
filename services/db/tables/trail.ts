// What makes the audit log (tables/base.ts) evidence: whose data a line is about, and the seals that show a changed, missing or moved line.
// The database refuses to change any of it (the triggers stand in the migration).
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ReviewContent } from '@/schemas/rules/site/review-content'
import { counter, moment } from './columns'
import { audits } from './base'

/** Whose personal data a line is about, a row a person: by one of them, everybody who read, changed or exported it is found. */
export const auditSubjects = pgTable(
  'audit_subject',
  {
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    /** services/kit/subject-of.ts. */
    subject: text('subject').notNull(),
  },
  (t) => [primaryKey({ columns: [t.auditId, t.subject] }), index('audit_subject_of').on(t.subject, t.auditId)],
)

/** Lines that no seal has yet. A trigger adds each line to it, in the transaction of the line. */
export const unsealedAudits = pgTable('audit_unsealed', { auditId: bigint('audit_id', { mode: 'number' }).primaryKey() })

/** One seal over the lines that were committed since the one before. Its mark covers that one's, so that none can be left out. */
export const auditSeals = pgTable('audit_seal', {
  /** 1, 2, 3 … without a gap. */
  number: integer('number').primaryKey(),
  at: moment('at').notNull(),
  /** Ids of the lines, ascending: identities have gaps, and a line may be committed after one with a higher id. */
  ids: bigint('ids', { mode: 'number' }).array().notNull(),
  /** Hash of the content of each, in the same order. */
  hashes: text('hashes').array().notNull(),
  /** Lines of this seal and all before. */
  total: integer('total').notNull(),
  /** Of number, moment, ids, hashes and the mark before, by a key that the database does not know. */
  mark: text('mark').notNull(),
})

/** What somebody found out about a finding of a month, until the month is signed. */
export const auditReviewAnswers = pgTable(
  'audit_review_answer',
  {
    /** `2026-06` in Seoul. */
    month: text('month').notNull(),
    /** Id of the finding (schemas/rules/site/review-content.ts). */
    finding: text('finding').notNull(),
    answer: text('answer').notNull(),
    answeredBy: text('answered_by').notNull(),
    answeredName: text('answered_name').notNull(),
    answeredAt: moment('answered_at').notNull(),
    version: counter('version'),
  },
  (t) => [primaryKey({ columns: [t.month, t.finding] })],
)

/** A month that a person has looked through and signed, with all that they saw. The database refuses to change it. */
export const auditReviews = pgTable('audit_review', {
  month: text('month').primaryKey(),
  content: jsonb('content').$type<ReviewContent>().notNull(),
  /** Keyed hash of the content; the line of the audit log that tells of the signature has it too. */
  hash: text('hash').notNull(),
  signedBy: text('signed_by').notNull(),
  signedName: text('signed_name').notNull(),
  signedAt: moment('signed_at').notNull(),
})
